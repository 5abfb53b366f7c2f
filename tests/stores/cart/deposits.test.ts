import { beforeEach, expect, test } from 'vitest'
import { cartCopy } from '../../../src/app/host-events/copies.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import type { Order } from '../../../src/contract/order/order.ts'
import { ga4Events } from '../../../src/embed/analytics/ga4-events.ts'
import { sumRows } from '../../../src/rules/order/sum-rows.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { setQuantity } from '../../../src/stores/cart/lines/quantities.ts'
import { $displayCart } from '../../../src/stores/cart/offline-cart.ts'
import { placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { $placedOrder } from '../../../src/stores/order/placed-order.ts'
import { openDemo } from '../support/demo-shop.ts'
import { fillIn, plenty, variants } from '../support/shopping.ts'
import { shopIsOpen, until } from '../support/visit.ts'

const shop = openDemo()

const sumOf = (purchase: Cart | Order) => sumRows(purchase).reduce((sum, { cents }) => sum + cents, 0)

/** The goods of a purchase in dollars, as GA4 counts them. */
const goodsOf = (purchase: Cart | Order) => ga4Events['cart-viewed']?.({ cart: cartCopy(purchase) }).ecommerce['value']

const drink = () => {
  const found = variants().find(({ deposit, stock }) => deposit && stock >= 5)
  if (!found) throw new Error('No drink has a deposit.')
  return found
}

beforeEach(async () => {
  // In Alberta, which has deposits.
  shop.visit({ hash: '#/inglewood' })
  await shopIsOpen()
})

test('the rows of a cart and of its order add up with their deposits, and GA4 counts the goods alone', async () => {
  const { id, deposit, price, salePrice } = drink()
  await addLine(id, 3)
  await addLine(plenty().id)
  const cart = dataOf($cart.get())!
  expect(cart.deposits).toBe(3 * deposit!)
  expect(cart.lines[0]).toMatchObject({ deposit, total: 3 * (salePrice ?? price) })
  expect(sumOf(cart)).toBe(cart.total)
  expect(goodsOf(cart)).toBe(cart.subtotal / 100)
  await fillIn()
  expect(await placeOrder()).toBeTruthy()
  const order = $placedOrder.get()!
  expect(order).toMatchObject({ deposits: cart.deposits, total: cart.total })
  expect(sumOf(order)).toBe(order.total)
  expect(goodsOf(order)).toBe(cart.subtotal / 100)
})

test('while the API is down, the estimate has the deposits that the menu states', async () => {
  const { id, deposit } = drink()
  shop.here.outside.setOnline(false)
  void setQuantity(id, 2)
  const shown = await until($displayCart, load => load.state === 'stale' && load.value.count === 2)
  const cart = dataOf(shown)!
  expect(cart.deposits).toBe(2 * deposit!)
  expect(cart.total).toBe(cart.subtotal + 2 * deposit!)
})
