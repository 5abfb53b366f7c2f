import type { Product } from '../../contract/catalog/menu.ts'
import { canBeBought } from './visibility.ts'

/**
 * Returns the similarity of two products: the subcategory counts most, then the strain type, then the brand; 0 for
 * unrelated.
 */
function nearness(one: Product, other: Product): number {
  if (other.category !== one.category) return other.brand === one.brand ? 1 : 0
  return (
    2 +
    (one.subCategory !== null && other.subCategory === one.subCategory ? 4 : 0) +
    (one.strainType !== null && other.strainType === one.strainType ? 2 : 0) +
    (other.brand === one.brand ? 1 : 0)
  )
}

/** Returns up to `most` similar products that can be bought, most similar first, then in menu order. */
export function relatedTo(one: Product, products: readonly Product[], most: number): Product[] {
  const byNearness: Product[][] = []
  for (const other of products) {
    const near = other.id === one.id ? 0 : nearness(one, other)
    if (near > 0 && canBeBought(other)) (byNearness[near] ??= []).push(other)
  }
  return byNearness.reverse().flat().slice(0, most)
}
