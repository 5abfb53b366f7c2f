/**
 * The items that an offer is on: products and categories by their slugs, brands by their names, sizes by their ids, products by
 * the retailer's tags. An item needs to be named once; without any list, all items are meant.
 */
export interface OfferItems {
  products?: readonly string[] | undefined
  categories?: readonly string[] | undefined
  brands?: readonly string[] | undefined
  variants?: readonly string[] | undefined
  tags?: readonly string[] | undefined
}

/** A size as offers name it, with the slugs of its product, category and subcategory. */
export interface OfferedItem {
  product: string
  categories: readonly string[]
  brand: string
  variant: string
  tags: readonly string[]
}

/** Returns true if an offer is on an item. */
export function isOfferOn({ products, categories, brands, variants, tags }: OfferItems, item: OfferedItem): boolean {
  if (!products && !categories && !brands && !variants && !tags) return true
  return (
    (products?.includes(item.product) ?? false) ||
    (categories?.some(category => item.categories.includes(category)) ?? false) ||
    (brands?.includes(item.brand) ?? false) ||
    (variants?.includes(item.variant) ?? false) ||
    (tags?.some(tag => item.tags.includes(tag)) ?? false)
  )
}
