import { isOn } from './parameters.ts'

/** What a link or a redirect hands over to the storefront, as it was written (SPEC C6, C7). */
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

/** Whether an OAuth state is one that this storefront gave out. */
export type IsOurState = (state: string) => boolean

const texts = ['token', 'verify_email', 'signup_token', 'source'] as const
/** What must not stay in the address; `source` and `signup` are no secrets. */
const secrets = ['token', 'verify_email', 'signup_token']

const hasOurState = (pageQuery: string, isOurState: IsOurState): boolean => {
  const state = new URLSearchParams(pageQuery).get('state')
  return state !== null && isOurState(state)
}

/** What was handed over in the page's query and the fragment's; the fragment's wins. A social sign-in answers in the page's (SPEC C7). */
export function handedOver(pageQuery: string, hashQuery: string, isOurState: IsOurState): HandedOver {
  const page = new URLSearchParams(pageQuery)
  const hash = new URLSearchParams(hashQuery)
  const given: HandedOver = {}
  for (const name of texts) {
    const value = hash.get(name) ?? page.get(name)
    if (value !== null) given[name] = value
  }
  if (isOn(hash.get('signup') ?? page.get('signup'))) given.signup = true
  if (!hasOurState(pageQuery, isOurState)) return given
  for (const name of ['code', 'error', 'state'] as const) {
    const value = page.get(name)
    if (value !== null) given[name] = value
  }
  return given
}

/** The names of the secrets that are to go from the page's query; a code only with a state of ours, for the host may have its own. */
export const secretsIn = (pageQuery: string, isOurState: IsOurState): string[] =>
  hasOurState(pageQuery, isOurState) ? [...secrets, 'code', 'state'] : secrets

// A leading `&` keeps a `?` within the name.
const nameOf = (part: string): string | undefined => [...new URLSearchParams(`&${part}`).keys()][0]

/** The query without some parameters; all else of it stays as it was written (SPEC C3). A `?` that leads nothing goes. */
export function withoutParameters(query: string, names: readonly string[]): string {
  const mark = query.startsWith('?') ? '?' : ''
  const kept = query
    .slice(mark.length)
    .split('&')
    .filter(part => !names.includes(nameOf(part) ?? ''))
    .join('&')
  return kept && mark + kept
}
