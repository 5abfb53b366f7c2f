import { BrokenFile } from './broken-file.ts'

/**
 * What `products.source` says of a list's products: ids of one source mean the same product at every store, those of two
 * sources never do. A store's own list is a source of its own; one that several stores share on purpose has a name.
 */
export function sourceOf(location: string, name: string | undefined): string {
  if (name === undefined) return `csv:${location}`
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(name))
    throw new BrokenFile(`Invalid source “${name}”: use up to 40 lowercase letters, digits and hyphens.`)
  return `list:${name}`
}

/** The source of products that several stores had listed before each list had a source of its own. */
export const legacySource = 'import'
