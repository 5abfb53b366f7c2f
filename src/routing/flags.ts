/** The query flags that are kept across redirects and links (SPEC A2). */
export const flagNames = ['in_store', 'iframe', 'noh', 'nof'] as const

/** A flag as it was written in the address, by name; one that was not written is absent. */
export type Flags = Partial<Record<(typeof flagNames)[number], string>>

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
