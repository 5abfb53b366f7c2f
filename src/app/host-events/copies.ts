import type { Cart } from '../../contract/cart/cart.ts'
import type { Product } from '../../contract/catalog/menu.ts'
import type { Order, OrderLine } from '../../contract/order/order.ts'
import type { EventCart, EventItem, EventOrder } from '../../platform/host-events.ts'
import { $cart } from '../../stores/cart/cart.ts'
import { dataOf } from '../../client/async-state.ts'
import { $currency } from '../../stores/location/business.ts'
import { $menu } from '../../stores/menu/menu.ts'

type Line = Pick<OrderLine, 'product' | 'variant' | 'name' | 'brand' | 'variantName' | 'unitPrice' | 'quantity'>

/** Returns a line of a cart or an order for the host page. */
export function itemOf({ product, variant, name, brand, variantName, unitPrice: price, quantity }: Line): EventItem {
  const { products = [], categories = [] } = dataOf($menu.get()) ?? {}
  const listed = products.find(({ id }) => id === product)
  const category = categories.find(({ id }) => id === listed?.category)?.name
  return { product, variant, name, brand, category, variantName, price, quantity, currency: $currency.get() }
}

/** Returns a product for the host page, in its first size. */
export function productItem({ id: product, name, brand, variants }: Product): EventItem {
  const size = variants.find(({ available }) => available) ?? variants[0]
  return itemOf({
    product,
    name,
    brand,
    variant: size?.id ?? '',
    variantName: size?.name ?? '',
    unitPrice: size?.salePrice ?? size?.price ?? 0,
    quantity: 1
  })
}

/** Returns a cart, or the same of an order, for the host page. */
export const cartCopy = (purchase: Cart | Order): EventCart => {
  const { location, method, lines, subtotal, fee, deposits, taxes, tip, total, currency } = purchase
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0)
  return { location, method, items: lines.map(itemOf), subtotal, fee, deposits, tax, tip, total, currency }
}

/** Returns the current store's cart for the host page; undefined if there is none. */
export const hostCart = (): EventCart | undefined => {
  const cart = dataOf($cart.get())
  return cart && cartCopy(cart)
}

/** Returns an order for the host page. */
export const orderCopy = (order: Order): EventOrder => ({
  ...cartCopy(order),
  number: order.number,
  tender: order.tender,
  coupons: order.promos.map(({ code }) => code)
})
