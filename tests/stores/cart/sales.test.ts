import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dataOf } from '../../../src/client/async-state.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { listings } from '../../../src/server/db/schema.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { checkoutForm, placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { formatMoney } from '../../../src/format/money.ts'
import { inWords } from '../support/in-words.ts'
import { openDemo } from '../support/demo-shop.ts'
import { fillIn, plenty, variants } from '../support/shopping.ts'
import { shopIsOpen, until } from '../support/visit.ts'

const shop = openDemo()
/** Seconds to the end of a sale: few, because the page reads its menu again every minute. */
const LATER = 300

/** Puts an accessory on sale until some seconds from now, and visits the shop. */
async function visitSale(seconds: number): Promise<string> {
  shop.visit({ hash: '#/queen-west' })
  await shopIsOpen()
  await until($menu, load => load.state === 'ready' && load.value.complete)
  const { id, price } = plenty()
  await setSale(id, seconds, price - 100)
  shop.here.end()
  shop.visit({ hash: '#/queen-west' })
  await shopIsOpen()
  await until($menu, load => load.state === 'ready' && load.value.complete)
  return id
}

const setSale = (variant: string, seconds: number, salePrice: number) =>
  shop.server.db
    .update(listings)
    .set({ salePrice, saleTimes: { ends: new Date(Date.now() + seconds * 1000).toISOString() } })
    .where(eq(listings.variantId, variant))

const size = (id: string) => variants().find(variant => variant.id === id)!

const sizeIs = (id: string, isOnSale: boolean) => until($menu, () => (size(id).salePrice !== null) === isOnSale)

test('the menu of an open page ends a sale at its second', async () => {
  const id = await visitSale(LATER)
  await sizeIs(id, true)
  await shop.here.outside.clock.pass(LATER - 60)
  expect(size(id).salePrice).not.toBeNull()
  await shop.here.outside.clock.pass(60)
  await sizeIs(id, false)
})

test('a cart is read again when a sale in it ends, with a notice of the new price and total', async () => {
  const id = await visitSale(LATER)
  await addLine(id)
  const before = dataOf($cart.get())!
  expect(before.lines[0]).toMatchObject({ unitPrice: size(id).price - 100 })
  // The server's clock can't be put forward: there, the sale has ended earlier.
  await setSale(id, -1, size(id).price - 100)
  await shop.here.outside.clock.pass(LATER)
  const { value } = (await until($cart, load => dataOf(load)?.subtotal === before.subtotal + 100)) as {
    value: typeof before
  }
  const total = formatMoney(value.total, 'en-CA')
  expect($toasts.get().map(inWords)).toContain(`Price changed: ${value.lines[0]?.name}. Your total is now ${total}.`)
})

test('an order after the end of a sale is refused with the API’s own sentence, and placed with the new total', async () => {
  const id = await visitSale(LATER)
  await addLine(id)
  await fillIn()
  await setSale(id, -1, size(id).price - 100)
  expect(await placeOrder()).toBeUndefined()
  expect(inWords(checkoutForm.$state.get().problem)).toMatch(/^Prices have changed: your total is now/)
  expect(dataOf($cart.get())?.lines[0]).toMatchObject({ unitPrice: size(id).price })
  expect(await placeOrder()).toBeTruthy()
})
