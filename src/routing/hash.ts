/** A fragment of ours: its path, which begins with `/`, and its query without `?`. */
export interface Hash {
  path: string
  query: string
}

/** Our own part of the address, or undefined for a fragment that is the host's (SPEC C3). */
export function parseHash(hash: string): Hash | undefined {
  if (!hash.startsWith('#/')) return undefined
  const [path = '/', ...query] = hash.slice(1).split('?')
  return { path: path.length > 1 ? path.replace(/\/+$/, '') || '/' : path, query: query.join('?') }
}

/** The fragment for a path that may bear a query, with the flags of the present one that it does not name itself. */
export function formatHash(to: string, kept: Record<string, string>): string {
  const [path = '/', query = ''] = to.split('?')
  const parameters = new URLSearchParams(query)
  for (const [name, value] of Object.entries(kept)) if (!parameters.has(name)) parameters.set(name, value)
  // A comma needs no escape, and a link with several choices is read by people too.
  const text = parameters
    .toString()
    .replace(/=(?=&|$)/g, '')
    .replace(/%2C/g, ',')
  return `#${path}${text ? `?${text}` : ''}`
}
