import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listings, payments } from '../../../src/server/db/schema.ts'
import type { CardSettings } from '../../../src/contract/order/card-settings.ts'
import {
  $card,
  $tender,
  type CardState,
  chooseTender,
  closeFields,
  fitCard,
  openFields
} from '../../../src/stores/checkout/card.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { checkoutForm, placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $location } from '../../../src/stores/location/location.ts'
import { $placedOrder } from '../../../src/stores/order/placed-order.ts'
import { closeChallenge } from '../../../src/stores/checkout/pay-by-card.ts'
import { challenged, declined, good, lacking, silent } from '../../server/support/payments/cards.ts'
import { type FakeVendor, fakeVendor } from '../support/cards.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, shopIsOpen, startDemo, until, type Visit, visit } from '../support/visit.ts'
import { inWords } from '../support/in-words.ts'

let server: DemoServer
let here: Visit
let vendor: FakeVendor
let settings: CardSettings
let steps: CardState['step'][]

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
beforeEach(async () => {
  const outside = testPlatform()
  vendor = await fakeVendor(outside, server.url)
  here = visit(server.url, { hash: '#/queen-west', outside })
  await shopIsOpen()
  await addLine(plenty().id)
  await fillIn()
  const { cards } = $location.get().detail!
  settings = cards!
  chooseTender('card')
  await openFields(settings)
  steps = []
  $card.listen(({ step }) => void steps.push(step))
})
afterEach(() => here.end())
afterAll(() => server.close())

const place = (typed: FakeVendor['typed']) => {
  vendor.typed = typed
  return placeOrder()
}
const rows = async () => {
  const cart = dataOf($cart.get())?.id ?? ''
  return server.db.select().from(payments).where(eq(payments.cartId, cart)).orderBy(payments.createdAt)
}

test('a good card goes from its fields to an order that shows it, and nothing of it is left', async () => {
  const total = dataOf($cart.get())?.total
  expect($card.get()).toEqual({ step: 'ready' })
  const id = await place(good)
  expect(id).toBeTruthy()
  expect(steps).toEqual(['collecting', 'confirming', 'authorised', 'idle'])
  expect(vendor.intents).toEqual([{ amount: total, currency: 'CAD', ticket: null }])
  expect($placedOrder.get()).toMatchObject({ tender: 'card', card: { brand: 'Visa', last4: '4242' } })
  expect(vendor.mounted).toBe(0)
  expect($tender.get()).toBe('in_store')
})

test.each([
  [declined, 'declined'],
  [lacking, 'funds']
])('the card %s is refused for %s; all that was typed stays, and another card pays', async (number, reason) => {
  expect(await place(number)).toBeUndefined()
  expect($card.get()).toEqual({ step: 'refused', reason })
  expect(checkoutForm.$state.get().values.first_name).toBe('Élise')
  expect(checkoutForm.$state.get().isSending).toBe(false)
  expect(await place(good)).toBeTruthy()
})

test('another try with the same cart is the same payment at the API', async () => {
  await place(declined)
  await place(lacking)
  expect(await rows()).toMatchObject([{ status: 'refused', refusal: 'funds' }])
})

test('fields that are wrong say so, and nothing is sent for a card', async () => {
  expect(await place({ status: 'failed', why: 'fields' })).toBeUndefined()
  expect($card.get()).toEqual({ step: 'failed', why: 'fields' })
  expect(await rows()).toMatchObject([{ status: 'open', reference: null }])
})

test('a form of the provider’s that was closed can be tried again', async () => {
  expect(await place({ status: 'cancelled' })).toBeUndefined()
  expect($card.get()).toEqual({ step: 'failed', why: 'closed' })
  expect(await place(good)).toBeTruthy()
})

test.each([
  ['approve', 'authorised'],
  ['refuse', 'refused']
])('the bank is asked on its own page, and its answer “%s” is heard', async (answer, step) => {
  const placing = place(challenged)
  const state = await until($card, now => now.step === 'challenge')
  const url = state.step === 'challenge' ? state.url : ''
  await fetch(url, { method: 'POST', body: new URLSearchParams({ answer }) })
  // The payment is read every 1.5 s.
  await here.outside.clock.pass(1.5)
  const id = await placing
  expect(steps).toContain(step)
  expect(id === undefined).toBe(step === 'refused')
})

test('a payment that was refused at the bank’s page says so, and blames no card', async () => {
  const placing = place(challenged)
  const state = await until($card, now => now.step === 'challenge')
  const url = state.step === 'challenge' ? state.url : ''
  await fetch(url, { method: 'POST', body: new URLSearchParams({ answer: 'refuse' }) })
  await here.outside.clock.pass(1.5)
  expect(await placing).toBeUndefined()
  expect($card.get()).toEqual({ step: 'refused', reason: 'unconfirmed' })
  expect(await place(good)).toBeTruthy()
})

test('closing the bank’s page shows an error, and another card pays', async () => {
  const placing = place(challenged)
  await until($card, ({ step }) => step === 'challenge')
  closeChallenge()
  expect(await placing).toBeUndefined()
  expect($card.get()).toEqual({ step: 'failed', why: 'closed' })
  expect(await place(good)).toBeTruthy()
})

test('a bank’s page that was closed after the yes pays all the same', async () => {
  const placing = place(challenged)
  const state = await until($card, now => now.step === 'challenge')
  const url = state.step === 'challenge' ? state.url : ''
  await fetch(url, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) })
  closeChallenge()
  expect(await placing).toBeTruthy()
})

test('a provider that does not answer is said so, and another card pays', async () => {
  expect(await place(silent)).toBeUndefined()
  expect($card.get()).toEqual({ step: 'failed', why: 'timeout' })
  expect(await place(good)).toBeTruthy()
})

test('an answer that was lost is read again, and the card is not asked for twice', async () => {
  const { http } = here.outside
  here.outside.http = async (url, init) => {
    const response = await http(url, init)
    if (url.includes('/confirm')) throw new TypeError('Failed to fetch')
    return response
  }
  expect(await place(good)).toBeTruthy()
  expect(vendor.intents).toHaveLength(1)
})

test('a script that is blocked is said so; it can be tried again, or paid in the store', async () => {
  vendor.isBlocked = true
  await openFields(settings)
  expect($card.get()).toEqual({ step: 'failed', why: 'script' })
  expect(await place(good)).toBeUndefined()
  vendor.isBlocked = false
  await openFields(settings)
  expect($card.get()).toEqual({ step: 'ready' })
  vendor.isBlocked = true
  await openFields(settings)
  chooseTender('in_store')
  expect(await place(good)).toBeTruthy()
  expect($placedOrder.get()).toMatchObject({ tender: 'in_store', card: null })
})

test('an authorised payment is kept for the next try when the order is refused for another reason', async () => {
  const { slot } = checkoutForm.$state.get().values
  checkoutForm.type('slot', '2020-01-01 05:30 pm')
  expect(await place(good)).toBeUndefined()
  expect(inWords(checkoutForm.$state.get().problem)).toMatch(/time was just taken/)
  expect($card.get()).toMatchObject({ step: 'authorised', payment: { last4: '4242' } })
  checkoutForm.type('slot', slot)
  expect(await placeOrder()).toBeTruthy()
  expect(vendor.intents).toHaveLength(1)
})

test('a hold for another amount is voided, and the card is requested again', async () => {
  checkoutForm.type('slot', '2020-01-01 05:30 pm')
  await place(good)
  await addLine(plenty().id)
  await fillIn()
  fitCard(dataOf($cart.get())!)
  await openFields(settings)
  expect(await placeOrder()).toBeTruthy()
  const [first, second] = vendor.intents
  expect(second!.amount).toBeGreaterThan(first!.amount)
})

test('a payment that the API no longer holds is said so, and the fields may come back', async () => {
  checkoutForm.type('slot', '2020-01-01 05:30 pm')
  await place(good)
  await server.db.update(payments).set({ status: 'voided' })
  await fillIn()
  expect(await placeOrder()).toBeUndefined()
  expect(inWords(checkoutForm.$state.get().problem)).toMatch(/no longer matches this order/)
  expect($card.get()).toEqual({ step: 'idle' })
})

test('a cart that has changed in the meantime is shown again before a card is requested', async () => {
  const { variant } = dataOf($cart.get())!.lines[0]!
  const cart = dataOf($cart.get())!
  await fetch(`${server.url}/v1/carts/${cart.id}/lines/${variant}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ version: cart.version, quantity: 2 })
  })
  expect(await place(good)).toBeUndefined()
  expect($card.get()).toMatchObject({ step: 'failed', why: 'problem' })
  expect(dataOf($cart.get())?.lines[0]?.quantity).toBe(2)
  expect(vendor.intents).toEqual([])
  await server.db.update(listings).set({ stock: 20 }).where(eq(listings.variantId, variant))
})

test('who goes away in the middle leaves no fields and no order behind', async () => {
  const placing = place(challenged)
  await until($card, ({ step }) => step === 'challenge')
  closeFields()
  expect(await placing).toBeUndefined()
  expect($card.get()).toEqual({ step: 'idle' })
  expect(checkoutForm.$state.get().isSending).toBe(false)
  await vi.waitFor(() => expect(vendor.mounted).toBe(0))
  expect($placedOrder.get()).toBeUndefined()
})
