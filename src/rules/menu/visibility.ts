/** The fields that decide whether a product is shown. */
export interface Sellable {
  discontinued: boolean
  variants: readonly { available: boolean }[]
}

/** The fields that decide whether a category is featured. */
export interface Grouping {
  parent_category: string | null
  products: readonly Sellable[]
}

/** A product is shown only if it is not discontinued and has at least one available variant (SPEC A5). */
export function isShown(product: Sellable): boolean {
  return !product.discontinued && product.variants.some(variant => variant.available)
}

/** The fields that decide whether a product can be bought. */
interface Stocked {
  discontinued: boolean
  variants: readonly { available: boolean; stock: number; salePrice: number | null }[]
}

/** Returns true if a size is in stock; with a stock of 0 it is sold out. */
export const isInStock = (variant: { available: boolean; stock: number }): boolean =>
  variant.available && variant.stock > 0

/** Returns true if a product is shown and at least one of its sizes is in stock. */
export const canBeBought = (product: Stocked): boolean => !product.discontinued && product.variants.some(isInStock)

/** Returns true if a size in stock is on sale. */
export const isOnSale = (product: Stocked): boolean =>
  !product.discontinued && product.variants.some(variant => isInStock(variant) && variant.salePrice !== null)

/** A category is non-featured only when it has no parent category and at least one product that is shown (SPEC A5). */
export function isNonFeatured(category: Grouping): boolean {
  return category.parent_category === null && category.products.some(isShown)
}
