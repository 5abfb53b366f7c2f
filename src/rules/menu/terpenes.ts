import type { Product } from '../../contract/catalog/menu.ts'
import { nameKey } from './filter-key.ts'

/** The number of terpenes by which a product is found: those with the largest shares. */
export const MOST_TERPENES = 3

/** Returns the key of a terpene for URLs, the same in both languages: `Linalool` and `Linalol` are `linalol`. */
export const terpeneKey = (name: string): string => nameKey(name).replace('oo', 'o')

/**
 * Returns a product's main terpenes: each name by its key, the largest share first. Empty if the back end doesn't
 * provide them; whatever is not a name is omitted (SPEC C19).
 */
export function terpenesOf({ terpenes }: Pick<Product, 'terpenes'>): Map<string, string> {
  const named = new Map<string, string>()
  if (!Array.isArray(terpenes)) return named
  for (const name of terpenes as unknown[]) {
    if (named.size === MOST_TERPENES) break
    if (typeof name === 'string' && name.trim()) named.set(terpeneKey(name), name.trim())
  }
  return named
}
