import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { $announcement } from '../../../src/stores/cart/announcement.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { $refusedPromo, checkoutForm, continueWithoutPromo, placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $promoField, applyPromo, typePromo } from '../../../src/stores/cart/promos.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { type DemoServer, shopIsOpen, startDemo, type Visit, visit } from '../support/visit.ts'
import { inWords } from '../support/in-words.ts'

let server: DemoServer
let here: Visit
beforeAll(async () => (server = await startDemo()))
afterAll(() => server.close())
beforeEach(async () => {
  here = visit(server.url, { hash: '#/queen-west' })
  await shopIsOpen()
})
afterEach(() => here.end())

const money = (cents = 0) => `$${(cents / 100).toFixed(2)}`

test('a code that is refused when the order is placed is named, taken out on the spot, and nothing typed is lost', async () => {
  await addLine(plenty().id, 2)
  await fillIn()
  expect(await placeOrder()).toBeTruthy()
  await addLine(plenty().id, 3)
  typePromo('WELCOME10')
  await applyPromo()
  const before = dataOf($cart.get())
  expect(before?.promos).toMatchObject([{ code: 'WELCOME10', problem: null }])
  await fillIn()
  checkoutForm.type('notes', 'By the door')
  const typed = checkoutForm.$state.get().values
  expect(await placeOrder()).toBeUndefined()
  expect(checkoutForm.$state.get().problem).toMatchObject({ kind: 'refused' })
  expect($refusedPromo.get()).toBe('WELCOME10')
  expect(inWords(checkoutForm.$state.get().problem)).toBe('WELCOME10 is only valid on a first order.')
  here.outside.setOnline(false)
  await continueWithoutPromo('WELCOME10')
  expect(checkoutForm.$state.get().problem).toMatchObject({ kind: 'offline' })
  expect($refusedPromo.get()).toBe('WELCOME10')
  here.outside.setOnline(true)
  await continueWithoutPromo('WELCOME10')
  const after = dataOf($cart.get())
  expect(after?.promos).toEqual([])
  expect(after?.total).toBeGreaterThan(before?.total ?? 0)
  expect(inWords($announcement.get())).toBe(`WELCOME10 removed. Your total is ${money(after?.total)}.`)
  expect([checkoutForm.$state.get().problem, checkoutForm.$state.get().values]).toEqual([undefined, typed])
  expect(await placeOrder()).toBeTruthy()
})

test('a code is recognised however it was copied, and a duplicate is reported without losing the typed text', async () => {
  await addLine(plenty().id, 2)
  typePromo('“wel\u2060come\u00a010.”')
  await applyPromo()
  expect(dataOf($cart.get())?.promos).toMatchObject([{ code: 'WELCOME10', problem: null }])
  typePromo('Welcome\u201110')
  await applyPromo()
  expect($promoField.get()).toMatchObject({ text: 'Welcome\u201110', error: { key: 'promo.there' } })
  typePromo('.')
  await applyPromo()
  expect($promoField.get()).toMatchObject({ text: '.', error: { key: 'promo.empty' } })
})

test('guessing codes too often shows a friendly message at the field, and the typed code stays', async () => {
  await addLine(plenty().id)
  for (let guess = 0; guess < 30 && !inWords($promoField.get().error).includes('Too many requests'); guess++) {
    typePromo(`GUESS${guess}`)
    await applyPromo()
    expect($promoField.get().error).toBeTruthy()
  }
  const { text, error } = $promoField.get()
  expect([text, inWords(error)]).toEqual([
    expect.stringMatching(/^GUESS\d+$/) as string,
    'Too many attempts. Please wait a moment.'
  ])
})
