import { changeValue, dataOf } from '../../client/async-state.ts'
import { atServerTime, serverNow } from '../../client/server-time.ts'
import type { Product } from '../../contract/catalog/menu.ts'
import { nextSaleChange, productAt } from '../../rules/promo/sale-at.ts'
import { $menu } from '../../stores/menu/menu.ts'
import { $product } from '../../stores/menu/product.ts'

/** The products as they are sold now; the same list if no sale has begun or ended. */
function listAt(products: Product[], now: number): Product[] {
  const next = products.map(product => productAt(product, now))
  return next.some((product, at) => product !== products[at]) ? next : products
}

/** Changes the prices of the menu, once it is complete, and of the open product; one that is still loading is left alone. */
function patch(now: number): void {
  const menu = dataOf($menu.get())
  if (menu?.complete) {
    const products = listAt(menu.products, now)
    const highlights = listAt(menu.highlights, now)
    if (products !== menu.products || highlights !== menu.highlights)
      changeValue($menu, value => ({ ...value, products, highlights }))
  }
  const product = dataOf($product.get())
  if (product && productAt(product, now) !== product) changeValue($product, value => productAt(value, now))
}

/**
 * Begins and ends sales at the right second on a page that stays open, and ends those that a cache has kept too long.
 * Returns an unsubscribe function.
 */
export function followSales(): () => void {
  let cancel = () => {}
  const check = () => {
    cancel()
    patch(serverNow())
    const menu = dataOf($menu.get())
    const product = dataOf($product.get())
    const shown = [...(menu?.complete ? [...menu.products, ...menu.highlights] : []), ...(product ? [product] : [])]
    cancel = atServerTime(nextSaleChange(shown), check)
  }
  const disposers = [$menu.listen(check), $product.listen(check)]
  check()
  return () => {
    for (const dispose of disposers) dispose()
    cancel()
  }
}
