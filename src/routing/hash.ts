/** A parsed fragment: its path, starting with `/`, and its query without `?`. */
export interface Hash {
  path: string
  query: string
}

/** Parses our fragment; undefined if it is the host's (SPEC C3). */
export function parseHash(hash: string): Hash | undefined {
  if (!hash.startsWith('#/')) return undefined
  const [path = '/', ...query] = hash.slice(1).split('?')
  return { path: path.length > 1 ? path.replace(/\/+$/, '') || '/' : path, query: query.join('?') }
}

/** Builds the fragment for a path with an optional query, adding the current flags that it doesn't set itself. */
export function formatHash(to: string, flags: Record<string, string>): string {
  const [path = '/', query = ''] = to.split('?')
  const parameters = new URLSearchParams(query)
  for (const [name, value] of Object.entries(flags)) if (!parameters.has(name)) parameters.set(name, value)
  // Commas need no escaping, and unescaped lists are easier to read.
  const text = parameters
    .toString()
    .replace(/=(?=&|$)/g, '')
    .replace(/%2C/g, ',')
  return `#${path}${text ? `?${text}` : ''}`
}
