import type { Product, Variant } from '../../contract/catalog/menu.ts'
import { isInStock } from '../../rules/menu/visibility.ts'

const chosen = new Map<string, string>()

/** Remembers the size that the shopper chose of a product: its card may be taken out of a long list and come back. */
export const chooseSize = (product: Product, variant: string): void => void chosen.set(product.id, variant)

/** The size on show of a product: the one that was chosen, else the first on the shelf, else the first. */
export function sizeOf(product: Product): Variant | undefined {
  const inStock = product.variants.filter(isInStock)
  const choice = chosen.get(product.id)
  return inStock.find(one => one.id === choice) ?? inStock[0] ?? product.variants[0]
}

/** Forgets which sizes were chosen. */
export const forgetSizes = (): void => chosen.clear()
