import { request } from '../../client/http/request.ts'
import { type Product } from '../../contract/catalog/menu.ts'
import { type ProductDetail, readProduct } from '../../contract/catalog/product-detail.ts'
import { dataOf } from '../../client/async-state.ts'
import { createResource } from '../../client/resource.ts'
import { addRecentlyViewed } from '../location/recently-viewed.ts'
import { $menu } from './menu.ts'

const product = createResource<ProductDetail, { location: string; slug: string; isFresh?: boolean | undefined }>({
  scope: 'all',
  isOf: (shown, { slug }) => shown.slug === slug,
  async read({ location, slug, isFresh }, { isLatest }) {
    const result = await request(readProduct, { params: { location, product: slug }, isFresh })
    if (result.ok && isLatest()) addRecentlyViewed(location, slug)
    return result
  }
})

/** The open product. */
export const $product = product.$state

/** Returns a product from the loaded menu, to be shown until its details are loaded. */
export function outlineOf(location: string, slug: string): Product | undefined {
  const menu = dataOf($menu.get())
  return menu?.location === location ? menu.products.find(item => item.slug === slug) : undefined
}

/** Opens a product of a store, or reads it again. `isFresh` bypasses the browser's cache. */
export const openProduct = (location: string, slug: string, isFresh?: boolean): Promise<void> =>
  product.load({ location, slug, isFresh })

/** Clears the open product. */
export const closeProduct = product.clear
