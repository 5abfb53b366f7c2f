import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { dataOf } from '../../../src/client/async-state.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { deals } from '../../../src/server/db/schema.ts'
import { sumRows } from '../../../src/rules/order/sum-rows.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { setQuantity } from '../../../src/stores/cart/lines/quantities.ts'
import { $displayCart } from '../../../src/stores/cart/offline-cart.ts'
import { placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { $deals } from '../../../src/stores/menu/deals.ts'
import { $placedOrder } from '../../../src/stores/order/placed-order.ts'
import { openDemo } from '../support/demo-shop.ts'
import { inWords } from '../support/in-words.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { shopIsOpen, until } from '../support/visit.ts'

const shop = openDemo()

/** Seconds to the end of the deal: few, because the page reads its menu again every minute. */
const LATER = 300

const accessories = { of: { categories: ['accessories'] } }

beforeEach(async () => {
  await shop.server.db.insert(deals).values({
    id: 'test',
    name: { en: 'A tenth off', fr: 'Un dixième de moins' },
    takes: { kind: 'percent', percent: 10, ...accessories, from: 2 },
    times: { ends: new Date(Date.now() + LATER * 1000).toISOString() }
  })
  shop.visit({ hash: '#/queen-west' })
  await shopIsOpen()
})
afterEach(() => shop.server.db.delete(deals).where(eq(deals.id, 'test')))

const cartIs = async (deals: number) => dataOf(await until($cart, load => dataOf(load)?.deals.length === deals))!

test('a cart has a hint about a deal, then the deal, and its order keeps it', async () => {
  const { id } = plenty()
  await addLine(id)
  expect(dataOf($cart.get())).toMatchObject({ deals: [], hints: [{ name: 'A tenth off', pieces: 1 }] })
  await setQuantity(id, 2)
  const cart = await cartIs(1)
  const amount = Math.round(cart.subtotal / 10)
  expect(cart).toMatchObject({ deals: [{ name: 'A tenth off', amount }], hints: [], lines: [{ saving: amount }] })
  await fillIn()
  expect(await placeOrder()).toBeTruthy()
  const order = $placedOrder.get()!
  expect(order).toMatchObject({ deals: [{ name: 'A tenth off', amount }], total: cart.total })
  expect(sumRows(order).reduce((sum, { cents }) => sum + cents, 0)).toBe(order.total)
})

test('the page ends a deal at its second, and the cart is read again and says so', async () => {
  const { id } = plenty()
  await addLine(id, 2)
  await cartIs(1)
  const isOn = () => dataOf($deals.get())?.deals.some(({ id: deal, current }) => deal === 'test' && current !== null)
  // Something shows the deals, as cards do.
  onTestFinished($deals.listen(() => {}))
  await until($deals, load => load.state === 'ready')
  expect(isOn()).toBe(true)
  // The server's clock can't be put forward: there, the deal has ended earlier.
  await shop.server.db
    .update(deals)
    .set({ times: { ends: new Date(0).toISOString() } })
    .where(eq(deals.id, 'test'))
  await shop.here.outside.clock.pass(LATER)
  expect(isOn()).toBe(false)
  await cartIs(0)
  expect($toasts.get().map(inWords).join()).toMatch(/^Deal ended: A tenth off\. Your total is now \$/)
})

test('while the API is down, the estimate has no deals', async () => {
  const { id } = plenty()
  await addLine(id, 2)
  await cartIs(1)
  shop.here.outside.setOnline(false)
  void setQuantity(id, 3)
  const shown = dataOf(await until($displayCart, load => load.state === 'stale' && load.value.count === 3))!
  expect(shown).toMatchObject({ deals: [], hints: [], total: shown.subtotal })
  expect(shown.lines[0]?.saving).toBeUndefined()
})
