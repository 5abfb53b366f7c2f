import { computed } from 'nanostores'
import type { Product } from '../../contract/catalog/menu.ts'
import { canBeBought, isOnSale, isShown } from '../../rules/menu/visibility.ts'
import { type AsyncState, dataOf } from '../../client/async-state.ts'
import { $menu } from './menu.ts'
import type { Menu } from './menu-pages.ts'

/** The maximum number of products in a row of the home page. */
const MOST = 12

/** The minimum number of products for a row; fewer are only shown in their own category. */
const LEAST = 2

/** Returns the first products of the menu that match, for a row; none if they are too few for one. */
function first(load: AsyncState<Menu>, isSo: (product: Product) => boolean): Product[] {
  const menu = dataOf(load)
  const productsById = new Map<string, Product>()
  // The first page's highlights always come first, so that a row doesn't change while the menu loads.
  for (const products of [menu?.highlights ?? [], menu?.products ?? []]) {
    for (const product of products) {
      if (productsById.size === MOST) return [...productsById.values()]
      if (isSo(product) && !productsById.has(product.id)) productsById.set(product.id, product)
    }
  }
  return productsById.size < LEAST ? [] : [...productsById.values()]
}

/** Featured products that can be bought. */
export const $featured = computed($menu, load => first(load, product => product.featured && canBeBought(product)))

/** Products on sale. */
export const $specials = computed($menu, load => first(load, isOnSale))

/** The number of rows above the categories. */
export const $rowsAbove = computed([$featured, $specials], (...rows) => rows.filter(row => row.length > 0).length)

/** Returns the menu's products with the given slugs, in that order, skipping hidden ones. */
export function productsOf(products: readonly Product[], slugs: readonly string[]): Product[] {
  if (slugs.length === 0) return []
  const matches = products.filter(product => slugs.includes(product.slug) && isShown(product))
  return matches.sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug))
}
