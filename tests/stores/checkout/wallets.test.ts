import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { payments } from '../../../src/server/db/schema.ts'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { $card, $tender } from '../../../src/stores/checkout/card.ts'
import { checkoutForm, placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { chooseAsap } from '../../../src/stores/checkout/chosen-slot.ts'
import { loadSlots } from '../../../src/stores/checkout/slots.ts'
import {
  $hasWallets,
  $isByWallet,
  closeWallets,
  openWallets,
  updateWallets
} from '../../../src/stores/checkout/wallets.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $placedOrder } from '../../../src/stores/order/placed-order.ts'
import { declined, fakeProviderAt, good, tokenFor } from '../../server/support/payments/cards.ts'
import { type FakeVendor, fakeVendor } from '../support/cards.ts'
import { plenty } from '../support/shopping.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, shopIsOpen, startDemo, until, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit
let vendor: FakeVendor

const contact = { first_name: 'Maya', last_name: 'Okafor', email: 'maya@example.com', phone: '+1 416 555 0133' }
const cart = (): Cart => dataOf($cart.get())!
const token = async (card: string) => tokenFor(await fakeProviderAt(server.url), card)
const rows = () => server.db.select().from(payments).where(eq(payments.cartId, cart().id))

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
beforeEach(async () => {
  const outside = testPlatform()
  vendor = await fakeVendor(outside, server.url)
  here = visit(server.url, { hash: '#/queen-west', outside })
  await shopIsOpen()
  await addLine(plenty().id)
  await loadSlots()
  chooseAsap()
})
afterEach(() => here.end())
afterAll(() => server.close())

/** Presses the wallet's button and agrees in its sheet. */
async function pay(card: string): Promise<void> {
  expect(vendor.wallet?.mayOpen()).toBe(true)
  vendor.wallet?.onResult({ status: 'token', token: await token(card), contact })
  await until($isByWallet, Boolean)
}

test('one press pays and places the order, without typing a name', async () => {
  const { total } = cart()
  await openWallets()
  expect($hasWallets.get()).toBe(true)
  expect(vendor.wallet).toMatchObject({ amount: total, currency: 'CAD', payee: 'Queen West', asksContact: true })
  await pay(good)
  const order = await until($placedOrder, now => now !== undefined)
  expect(order).toMatchObject({ tender: 'card', card: { brand: 'Visa', last4: '4242' }, total })
})

test('fields that the wallet can’t fill in are checked before its sheet opens', async () => {
  await openWallets()
  checkoutForm.type('notes', 'x'.repeat(501))
  expect(vendor.wallet?.mayOpen()).toBe(false)
  expect(checkoutForm.$state.get()).toMatchObject({ errors: { notes: 'too_long' }, refusals: 1 })
})

test('typed contact details are kept, and the wallet doesn’t ask for them again', async () => {
  for (const [name, value] of Object.entries({ ...contact, first_name: 'Élise' }))
    checkoutForm.type(name as keyof typeof contact, value)
  await openWallets()
  expect(vendor.wallet?.asksContact).toBe(false)
  await pay(good)
  await until($placedOrder, now => now !== undefined)
  const latest = await server.db.query.orders.findFirst({ orderBy: (order, { desc }) => desc(order.placedAt) })
  expect(latest).toMatchObject({ firstName: 'Élise' })
})

test('a declined wallet says so, holds nothing, and another try pays', async () => {
  await openWallets()
  await pay(declined)
  await until($card, ({ step }) => step === 'refused')
  expect([$tender.get(), checkoutForm.$state.get().values.first_name]).toEqual(['in_store', 'Maya'])
  await until(checkoutForm.$state, ({ isSending }) => !isSending)
  await pay(good)
  await until($placedOrder, now => now !== undefined)
})

test('a closed sheet changes nothing, and the order can be paid in the store', async () => {
  await openWallets()
  expect(vendor.wallet?.mayOpen()).toBe(true)
  vendor.wallet?.onResult({ status: 'cancelled' })
  expect([$card.get(), $isByWallet.get()]).toEqual([{ step: 'idle' }, false])
  expect(await rows()).toEqual([])
  for (const [name, value] of Object.entries(contact)) checkoutForm.type(name as keyof typeof contact, value)
  expect(await placeOrder()).toBeTruthy()
  expect($placedOrder.get()).toMatchObject({ tender: 'in_store' })
})

test('no amount other than the one on the sheet is charged', async () => {
  await openWallets()
  expect(vendor.wallet?.mayOpen()).toBe(true)
  const { onResult } = vendor.wallet!
  await addLine(plenty([cart().lines[0]?.variant ?? '']).id)
  onResult({ status: 'token', token: await token(good), contact })
  await until($card, ({ step }) => step === 'failed')
  expect(await rows()).toMatchObject([{ status: 'open', reference: null }])
})

test('the sheet asks for the total as it is now', async () => {
  await openWallets()
  updateWallets(4321)
  expect(vendor.wallet?.amount).toBe(4321)
  closeWallets()
  expect([vendor.wallet, $hasWallets.get()]).toEqual([undefined, false])
})

test('a script that is blocked, or a store without wallets, shows none', async () => {
  vendor.isBlocked = true
  await openWallets()
  expect($hasWallets.get()).toBe(false)
  here.end()
  const outside = testPlatform()
  vendor = await fakeVendor(outside, server.url)
  here = visit(server.url, { hash: '#/kensington', outside })
  await shopIsOpen()
  await addLine(plenty().id)
  await openWallets()
  expect([vendor.wallet, $hasWallets.get()]).toEqual([undefined, false])
})
