import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { $cartProblem } from '../../../src/stores/cart/cart-problem.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { chooseMethod } from '../../../src/stores/cart/fulfilment-method.ts'
import { $isAsap, chooseAsap, followSlots } from '../../../src/stores/checkout/chosen-slot.ts'
import { placeSoon } from '../../../src/stores/checkout/place-soon.ts'
import { checkoutForm } from '../../../src/stores/checkout/checkout.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $order } from '../../../src/stores/order/order.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { type DemoServer, shopIsOpen, startDemo, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit
let unfollow = () => {}

beforeAll(async () => {
  server = await startDemo()
})
beforeEach(async () => {
  here = visit(server.url, { hash: '#/queen-west' })
  await shopIsOpen()
  await addLine(plenty().id)
  unfollow = followSlots()
})
afterEach(() => {
  unfollow()
  here.end()
})
afterAll(() => server.close())

test('an order placed as soon as possible while the method is being changed is placed once, with the new method', async () => {
  await fillIn()
  await chooseMethod('delivery')
  chooseAsap()
  const change = chooseMethod('pickup')
  expect(dataOf($cart.get())?.method).toBe('delivery')
  const placing = placeSoon()
  expect(checkoutForm.$state.get().isSending).toBe(true)
  expect(await placeSoon()).toBeUndefined()
  await change
  expect($isAsap.get()).toBe(true)
  expect(await placing).toBeTruthy()
  expect(dataOf($order.get())).toMatchObject({ method: 'pickup', address: null })
})

test('an order that waits for a change which fails is not placed, and the failure is shown', async () => {
  await fillIn()
  const { http } = here.outside
  here.outside.http = (url, init) =>
    new URL(url).pathname.endsWith('/method') ? Promise.reject(new TypeError('offline')) : http(url, init)
  const change = chooseMethod('curbside')
  const placing = placeSoon()
  await change
  expect(await placing).toBeUndefined()
  expect($cartProblem.get()).toBeDefined()
  expect(checkoutForm.$state.get()).toMatchObject({ isSending: false, values: { first_name: 'Élise' } })
  expect($order.get().state).toBe('idle')
})
