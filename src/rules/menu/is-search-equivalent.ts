import type { Product, Variant } from '../../contract/catalog/menu.ts'
import { isInStock } from './filter.ts'

const isAlike = (before: object, now: object | undefined, but: readonly string[]): boolean => {
  const values = new Map(Object.entries(now ?? {}))
  return Object.entries(before).every(([name, value]) => but.includes(name) || values.get(name) === value)
}

const isSizeAlike = (before: Variant, now: Variant | undefined): boolean =>
  now !== undefined && isInStock(before) === isInStock(now) && isAlike(before, now, ['stock'])

/**
 * Returns true if a changed product is found, filtered and sorted as before: it has the same fields and sizes, and only
 * stock numbers differ, without a size becoming sold out or available. A product that was loaded again is not
 * equivalent.
 */
export const isSearchEquivalent = (before: Product, now: Product | undefined): boolean =>
  before === now ||
  (before.variants.length === now?.variants.length &&
    before.variants.every((size, at) => isSizeAlike(size, now.variants[at])) &&
    isAlike(before, now, ['variants']))
