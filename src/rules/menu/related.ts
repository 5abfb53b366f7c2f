import type { Product } from '../../contract/catalog/menu.ts'
import { canBeBought } from './visibility.ts'

/**
 * Returns the similarity of two products: the subcategory counts most, then the strain type, then the brand; 0 for
 * unrelated.
 */
function nearness(product: Product, other: Product): number {
  if (other.category !== product.category) return other.brand === product.brand ? 1 : 0
  return (
    2 +
    (product.subCategory !== null && other.subCategory === product.subCategory ? 4 : 0) +
    (product.strainType !== null && other.strainType === product.strainType ? 2 : 0) +
    (other.brand === product.brand ? 1 : 0)
  )
}

/** Returns up to `most` similar products that can be bought, most similar first, then in menu order. */
export function relatedTo(product: Product, products: readonly Product[], most: number): Product[] {
  const byNearness: Product[][] = []
  for (const other of products) {
    const near = other.id === product.id ? 0 : nearness(product, other)
    if (near > 0 && canBeBought(other)) (byNearness[near] ??= []).push(other)
  }
  return byNearness.reverse().flat().slice(0, most)
}
