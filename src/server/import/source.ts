import { BrokenFile } from './read/broken-file.ts'

/**
 * Returns the value of `products.source` for a list: an id means the same product at every store with the same source.
 * Each store's own list is a source; a list shared by several stores has a name, and one of
 * all stores has one by default.
 */
export function sourceOf(
  location: string | undefined,
  name = location === undefined ? 'all-stores' : undefined
): string {
  if (name === undefined) return `csv:${location}`
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(name))
    throw new BrokenFile(`Invalid source “${name}”: use up to 40 lowercase letters, digits and hyphens.`)
  return `list:${name}`
}

/** The source of products imported before each list had a source of its own. */
export const legacySource = 'import'
