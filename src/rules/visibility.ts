/** What decides whether a product is shown. */
export interface Sellable {
  discontinued: boolean
  variants: readonly { available: boolean }[]
}

/** What decides whether a category is featured. */
export interface Grouping {
  parent_category: string | null
  products: readonly Sellable[]
}

/** A product is shown only if it is not discontinued and has at least one available variant (SPEC A5). */
export function isShown(product: Sellable): boolean {
  return !product.discontinued && product.variants.some(variant => variant.available)
}

/** A category is non-featured only when it has no parent category and at least one product that is shown (SPEC A5). */
export function isNonFeatured(category: Grouping): boolean {
  return category.parent_category === null && category.products.some(isShown)
}
