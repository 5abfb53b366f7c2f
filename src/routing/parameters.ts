/** The query flags that are kept across redirects and links (SPEC A2). */
export const flagNames = ['in_store', 'iframe', 'noh', 'nof'] as const

/** Parameters that must be removed from the URL once read (SPEC C3). */
export const secretNames = ['token', 'verify_email', 'signup_token'] as const

/** Parameters that must not be in a shared link (SPEC A2, C5). */
export const ownNames = [...secretNames, 'source', 'in_store', 'signup'] as const

type FlagName = (typeof flagNames)[number]
type Written<Name extends string> = Partial<Record<Name, string>>

/** Flags as written in the URL, by name; absent if not written. */
export type Flags = Written<FlagName>

/** Reads parameters from queries. The last query that has one wins; within a query, the first occurrence. */
export function readParameters<Name extends string>(names: readonly Name[], ...queries: string[]): Written<Name> {
  const values: Written<Name> = {}
  for (const query of queries) {
    const parameters = new URLSearchParams(query)
    for (const name of names) {
      const value = parameters.get(name)
      if (value !== null) values[name] = value
    }
  }
  return values
}

/** Reads the flags from the page's query and the fragment's; the fragment's win (SPEC C3). */
export const readFlags = (pageQuery: string, hashQuery: string): Flags =>
  readParameters(flagNames, pageQuery, hashQuery)

/** A flag is on when present and not `0`, `false`, `off` or `no` (SPEC C3). */
export const isOn = (written: string | undefined): boolean =>
  written !== undefined && !/^\s*(0|false|off|no)\s*$/i.test(written)

/** Returns which flags are on. */
export const flagsOn = (flags: Flags): Record<FlagName, boolean> =>
  Object.fromEntries(flagNames.map(name => [name, isOn(flags[name])])) as Record<FlagName, boolean>

/**
 * Returns the fragment's query after a sign-out, as written: the flags of the current mode (SPEC A4,
 * C5). Everything listed in A2 is removed, including `in_store` unless the kiosk is on, or would be without it.
 */
export function keptOnSignOut(pageQuery: string, hashQuery: string): Flags {
  const { in_store, ...flags } = readFlags('', hashQuery)
  const decides = isOn(in_store) || isOn(readFlags(pageQuery, '').in_store)
  return in_store !== undefined && decides ? { in_store, ...flags } : flags
}

/** The visibility of the host page's own parts. */
export interface Chrome {
  header: 'shown' | 'hidden'
  footer: 'shown' | 'hidden'
}

/**
 * `noh` hides the host's header and `nof` its footer. In a frame and at a kiosk both are hidden, unless `noh=0` or
 * `nof=0` keeps one (SPEC C4, C15).
 */
export function chromeOf({ in_store, iframe, noh, nof }: Flags): Chrome {
  const isBare = isOn(iframe) || isOn(in_store)
  const state = (own: string | undefined) => ((own === undefined ? isBare : isOn(own)) ? 'hidden' : 'shown')
  return { header: state(noh), footer: state(nof) }
}
