import { isOn, readParameters, secretNames } from './parameters.ts'

/** What a link or a redirect hands over to the storefront, as it was written; a text may be empty (SPEC C6, C7). */
export interface HandedOver {
  token?: string
  verify_email?: string
  signup_token?: string
  source?: string
  /** Whether sign-up is to be opened. */
  signup?: boolean
  /** The answer of a social sign-in that this storefront began: a code, or the error instead of one. */
  code?: string
  error?: string
  state?: string
}

/** All that a provider may put into the address beside its code. */
const answerNames = [
  'code',
  'state',
  'error',
  'error_code',
  'error_description',
  'error_reason',
  'iss',
  'scope',
  'authuser',
  'prompt',
  'hd'
]

/** Whether an OAuth state is one that this storefront gave out. */
export type IsOurState = (state: string) => boolean

/** What was handed over in the page's query and the fragment's; the fragment's wins. A social sign-in answers in the page's (SPEC C7). */
export function handedOver(pageQuery: string, hashQuery: string, isOurState: IsOurState): HandedOver {
  const { signup, ...texts } = readParameters([...secretNames, 'source', 'signup'], pageQuery, hashQuery)
  const answer = readParameters(['code', 'error', 'state'], pageQuery)
  const isOurs = answer.state !== undefined && isOurState(answer.state)
  return { ...texts, ...(isOn(signup) && { signup: true }), ...(isOurs && answer) }
}

/** The names of what is to go from the address: secrets, and an OAuth answer that is ours, for the host may have its own. */
export const takenNames = ({ state }: HandedOver): string[] =>
  state === undefined ? [...secretNames] : [...secretNames, ...answerNames]

/** The query without some parameters; all else of it stays as it was written (SPEC C3). A `?` that leads nothing goes. */
export function withoutParameters(query: string, names: readonly string[]): string {
  const mark = query.startsWith('?') ? '?' : ''
  const kept = query
    .slice(mark.length)
    .split('&')
    // A leading `&` keeps a `?` within the name.
    .filter(part => !names.includes([...new URLSearchParams(`&${part}`).keys()][0] ?? ''))
    .join('&')
  return kept && mark + kept
}
