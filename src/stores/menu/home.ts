import { computed } from 'nanostores'
import type { Product } from '../../contract/catalog/menu.ts'
import { canBeBought, isOnSale, isShown } from '../../rules/menu/visibility.ts'
import { type AsyncState, dataOf } from '../core/async-state.ts'
import { $menu } from './menu.ts'
import type { Menu } from './menu-pages.ts'

/** How many products a row of the home holds. */
const MOST = 12

/** The first products of the menu that are so; no further ones are looked at. */
function first(load: AsyncState<Menu>, isSo: (product: Product) => boolean): Product[] {
  const menu = dataOf(load)
  const found = new Map<string, Product>()
  // What the first page picked out stands first for good, so that a row does not change under the shopper.
  for (const products of [menu?.highlights ?? [], menu?.products ?? []]) {
    for (const product of products) {
      if (found.size === MOST) return [...found.values()]
      if (isSo(product) && !found.has(product.id)) found.set(product.id, product)
    }
  }
  return [...found.values()]
}

/** What the retailer puts first, as far as it can be bought. */
export const $featured = computed($menu, load => first(load, product => product.featured && canBeBought(product)))

/** What can be bought for less than usual. */
export const $specials = computed($menu, load => first(load, isOnSale))

/** Products of the menu by their slugs, in that order, as far as they are shown there. */
export function productsOf(products: readonly Product[], slugs: readonly string[]): Product[] {
  if (slugs.length === 0) return []
  const found = products.filter(product => slugs.includes(product.slug) && isShown(product))
  return found.sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug))
}
