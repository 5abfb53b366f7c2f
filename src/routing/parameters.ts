/** The query flags that are kept across redirects and links (SPEC A2). */
export const flagNames = ['in_store', 'iframe', 'noh', 'nof'] as const

/** What may be handed over but must not stay in the address (SPEC C3). */
export const secretNames = ['token', 'verify_email', 'signup_token'] as const

/** What a link that is given to somebody else must not bear (SPEC A2, C5). */
export const ownNames = [...secretNames, 'source', 'in_store', 'signup'] as const

type FlagName = (typeof flagNames)[number]
type Written<Name extends string> = Partial<Record<Name, string>>

/** A flag as it was written in the address, by name; one that was not written is absent. */
export type Flags = Written<FlagName>

/** Parameters as they are written in queries; the last query that bears one wins, and in a query the first of a name. */
export function readParameters<Name extends string>(names: readonly Name[], ...queries: string[]): Written<Name> {
  const found: Written<Name> = {}
  for (const query of queries) {
    const parameters = new URLSearchParams(query)
    for (const name of names) {
      const value = parameters.get(name)
      if (value !== null) found[name] = value
    }
  }
  return found
}

/** The flags written in the page's query and in the fragment's; the fragment's win (SPEC C3). */
export const readFlags = (pageQuery: string, hashQuery: string): Flags =>
  readParameters(flagNames, pageQuery, hashQuery)

/** A flag is on when present and not `0`, `false`, `off` or `no` (SPEC C3). */
export const isOn = (written: string | undefined): boolean =>
  written !== undefined && !/^\s*(0|false|off|no)\s*$/i.test(written)

/** Which flags are in force. */
export const flagsOn = (flags: Flags): Record<FlagName, boolean> =>
  Object.fromEntries(flagNames.map(name => [name, isOn(flags[name])])) as Record<FlagName, boolean>

/**
 * All of the fragment's query that survives a sign-out, as written: the flags of the mode in force (SPEC A4, C5). What A2
 * lists is thereby taken out, `in_store` too unless the kiosk is on.
 */
export function keptOnSignOut(hashQuery: string): Flags {
  const { in_store, ...kept } = readFlags('', hashQuery)
  return in_store !== undefined && isOn(in_store) ? { in_store, ...kept } : kept
}

/** What becomes of the host page's own parts. */
export interface Chrome {
  header: 'shown' | 'hidden'
  footer: 'shown' | 'hidden'
}

/** `noh` hides the host's header and `nof` its footer; in a frame and at a kiosk both go, unless `noh=0` or `nof=0` keeps one (SPEC C4, C15). */
export function chromeOf({ in_store, iframe, noh, nof }: Flags): Chrome {
  const isBare = isOn(iframe) || isOn(in_store)
  const state = (own: string | undefined) => ((own === undefined ? isBare : isOn(own)) ? 'hidden' : 'shown')
  return { header: state(noh), footer: state(nof) }
}
