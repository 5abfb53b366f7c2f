import { isOn, readParameters, secretNames } from './parameters.ts'

/** The parameters that a link or redirect passes to the storefront, as written; values may be empty (SPEC C6, C7). */
export interface HandedOver {
  token?: string
  verify_email?: string
  signup_token?: string
  source?: string
  /** True to open sign-up. */
  signup?: boolean
  /** The response to a social sign-in started here: a code, or an error instead. */
  code?: string
  error?: string
  state?: string
}

/** All parameters that a provider may add to the URL. */
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

/** Returns true if an OAuth state was issued by this storefront. */
export type IsOurState = (state: string) => boolean

/**
 * Reads the parameters from the page's query and the fragment's; the fragment's win. Social sign-in responses are in
 * the page's query (SPEC C7).
 */
export function handedOver(pageQuery: string, hashQuery: string, isOurState: IsOurState): HandedOver {
  const { signup, ...texts } = readParameters([...secretNames, 'source', 'signup'], pageQuery, hashQuery)
  const answer = readParameters(['code', 'error', 'state'], pageQuery)
  const isOurs = answer.state !== undefined && isOurState(answer.state)
  return { ...texts, ...(isOn(signup) && { signup: true }), ...(isOurs && answer) }
}

/**
 * Returns the parameters to remove from the URL: secrets, and OAuth parameters if the response is ours, because the
 * host may use its own.
 */
export const takenNames = ({ state }: HandedOver): string[] =>
  state === undefined ? [...secretNames] : [...secretNames, ...answerNames]

/**
 * Removes parameters from a query and keeps the rest as written (SPEC C3). A `?` with nothing after it is removed too.
 */
export function withoutParameters(query: string, names: readonly string[]): string {
  const mark = query.startsWith('?') ? '?' : ''
  const rest = query
    .slice(mark.length)
    .split('&')
    // With a leading `&`, a `?` stays part of the name.
    .filter(part => !names.includes([...new URLSearchParams(`&${part}`).keys()][0] ?? ''))
    .join('&')
  return rest && mark + rest
}
