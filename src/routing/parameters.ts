/** The query flags that are kept across redirects and links (SPEC A2). */
export const flagNames = ['in_store', 'iframe', 'noh', 'nof'] as const

type FlagName = (typeof flagNames)[number]

/** A flag as it was written in the address, by name; one that was not written is absent. */
export type Flags = Partial<Record<FlagName, string>>

/** What is taken out of links on sign-out (SPEC A2). */
export const removedOnSignOut = ['token', 'verify_email', 'source', 'signup_token', 'in_store', 'signup']

/** The flags written in the page's query and in the fragment's; the fragment's win (SPEC C3). */
export function readFlags(pageQuery: string, hashQuery: string): Flags {
  const flags: Flags = {}
  for (const query of [pageQuery, hashQuery]) {
    const parameters = new URLSearchParams(query)
    for (const name of flagNames) {
      const value = parameters.get(name)
      if (value !== null) flags[name] = value
    }
  }
  return flags
}

/** A flag is on when present and not `0`, `false`, `off` or `no` (SPEC C3). */
export const isOn = (written: string | null | undefined): boolean =>
  typeof written === 'string' && !/^\s*(0|false|off|no)\s*$/i.test(written)

/** Which flags are in force. */
export const inForce = (flags: Flags): Record<FlagName, boolean> => ({
  in_store: isOn(flags.in_store),
  iframe: isOn(flags.iframe),
  noh: isOn(flags.noh),
  nof: isOn(flags.nof)
})

/**
 * The flags of the fragment that survive a sign-out, as written: those of the mode in force (SPEC A4, C5). `in_store=0` stays
 * where the page's own query says otherwise, for signing out begins no kiosk.
 */
export function keptOnSignOut(pageQuery: string, hashQuery: string): Flags {
  const { in_store, ...kept } = readFlags('', hashQuery)
  const isKiosk = isOn(in_store) || isOn(readFlags(pageQuery, '').in_store)
  return in_store !== undefined && isKiosk ? { in_store, ...kept } : kept
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
