import type { Product, Variant } from '../../contract/catalog/menu.ts'
import { isInStock } from './filter.ts'

const isAlike = (before: object, now: object | undefined, but: readonly string[]): boolean => {
  const kept = new Map(Object.entries(now ?? {}))
  return Object.entries(before).every(([name, value]) => but.includes(name) || kept.get(name) === value)
}

const isSizeAlike = (before: Variant, now: Variant | undefined): boolean =>
  now !== undefined && isInStock(before) === isInStock(now) && isAlike(before, now, ['stock'])

/**
 * Whether a product is found, filtered and sorted as it was before: but for its sizes it is the same one, and of these
 * only other numbers are left, none having come or gone. One that was read anew is not taken for the same.
 */
export const isSearchEquivalent = (before: Product, now: Product | undefined): boolean =>
  before === now ||
  (before.variants.length === now?.variants.length &&
    before.variants.every((size, at) => isSizeAlike(size, now.variants[at])) &&
    isAlike(before, now, ['variants']))
