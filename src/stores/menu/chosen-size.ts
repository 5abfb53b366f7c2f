import { onReset } from '../../client/reset.ts'
import type { Product, Variant } from '../../contract/catalog/menu.ts'
import { isInStock } from '../../rules/menu/visibility.ts'

const chosen = new Map<string, string>()

/** Remembers the chosen size of a product, because its card may be unmounted by the virtual list. */
export const chooseSize = (product: Product, variant: string): void => void chosen.set(product.id, variant)

/**
 * Returns the displayed size of a product: the chosen one, otherwise the first in stock, among an offer's cards the first
 * on sale, otherwise the first.
 */
export function sizeOf(product: Product, onSale?: boolean): Variant | undefined {
  const inStock = product.variants.filter(isInStock)
  const choice = chosen.get(product.id)
  const offer = onSale ? inStock.find(variant => variant.salePrice !== null) : undefined
  return inStock.find(variant => variant.id === choice) ?? offer ?? inStock[0] ?? product.variants[0]
}

/** Clears the chosen sizes. */
export const forgetSizes = (): void => chosen.clear()

onReset('shopper', forgetSizes)
