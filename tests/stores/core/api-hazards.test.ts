import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { orders } from '../../../src/server/db/schema.ts'
import { $quantities, setQuantity } from '../../../src/stores/cart/lines/quantities.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { $cart, openCart } from '../../../src/stores/cart/cart.ts'
import { checkoutForm, placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $foundOrder, followLostCart } from '../../../src/stores/cart/lost-cart.ts'
import { $order, openOrder } from '../../../src/stores/order/order.ts'
import { request } from '../../../src/client/http/request.ts'
import { readBusiness } from '../../../src/contract/store/business.ts'
import { holdAnswers } from '../support/calls.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { retryPauses } from '../support/test-clock.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, shopIsOpen, startDemo, until, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
beforeEach(async () => {
  here = visit(server.url, { hash: '#/queen-west' })
  await shopIsOpen()
})
afterEach(() => here.end())
afterAll(() => server.close())

const countOrders = () => server.db.$count(orders)

test('presses of + that the shopper makes faster than the server answers all count', async () => {
  const { id } = plenty()
  await addLine(id)
  const { http } = here.outside
  let release = () => {}
  const held = new Promise<void>(done => (release = done))
  here.outside.http = async (url, init) => (await held, http(url, init))
  const presses = [0, 1, 2].map(() => setQuantity(id, ($quantities.get()[id] ?? 0) + 1))
  expect($quantities.get()[id]).toBe(4)
  release()
  expect(await Promise.all(presses)).toEqual([true, true, true])
  expect(dataOf($cart.get())?.lines).toMatchObject([{ variant: id, quantity: 4 }])
})

test('a request without an answer is sent again after 0.4 s, and 1.6 s after that, but no third time', async () => {
  const { after } = here.outside.clock
  const pauses: number[] = []
  here.outside.clock.after = (ms, run) => {
    // The menu, which is read at the same time, gives way to others by pauses of 0.
    if (ms > 0 && ms < 15_000) pauses.push(ms)
    return after(ms, run)
  }
  here.outside.setOnline(false)
  expect(await request(readBusiness)).toMatchObject({ ok: false, problem: { kind: 'offline' } })
  expect(pauses).toEqual(retryPauses)
})

test('a change whose answer is lost is not done twice', async () => {
  const { id } = plenty()
  await addLine(id)
  const { http } = here.outside
  let lost = 0
  here.outside.http = async (url, init) => {
    const response = await http(url, init)
    if (init.method === 'PUT' && lost++ === 0) throw new TypeError('Failed to fetch')
    return response
  }
  expect(await addLine(id)).toBe(true)
  expect(lost).toBeGreaterThan(1)
  expect($quantities.get()[id]).toBe(2)
})

test('a change that ends after the shopper went to another store does not show there', async () => {
  const { id } = plenty()
  const change = addLine(id)
  here.outside.goTo('#/kensington')
  expect(await change).toBe(true)
  expect(dataOf($cart.get())).toBeUndefined()
  here.outside.goTo('#/queen-west')
  await until($quantities, quantities => quantities[id] === 1)
})

test('a cart that is there before its store is is shown all the same', async () => {
  const { id } = plenty()
  await addLine(id)
  here.end()
  const outside = testPlatform(here.outside.cookies)
  const business = holdAnswers(outside, call => call === 'GET /v1/business')
  here = visit(server.url, { hash: '#/queen-west', outside })
  await until($cart, load => load.state === 'ready')
  business.release()
  await shopIsOpen()
  expect($quantities.get()).toEqual({ [id]: 1 })
})

test('a slow read of the cart does not undo a newer change', async () => {
  const { id } = plenty()
  await addLine(id)
  const { http } = here.outside
  let release = () => {}
  const held = new Promise<void>(done => (release = done))
  here.outside.http = async (url, init) => {
    const response = await http(url, init)
    if (init.method === 'GET') await held
    return response
  }
  const read = openCart('queen-west')
  await setQuantity(id, 3)
  release()
  await read
  expect($quantities.get()[id]).toBe(3)
})

test('two tabs that start at the same time share one cart', async () => {
  const one = plenty()
  const other = plenty([one.id])
  await addLine(one.id)
  const kept = here.outside.cookies.get('storefront.location')
  const { cookies } = here.outside
  here.end()
  // A second tab that was opened before the first one created a cart.
  cookies.delete('storefront.location')
  here = visit(server.url, { hash: '#/queen-west', cookies })
  await shopIsOpen()
  cookies.set('storefront.location', kept ?? '')
  await addLine(other.id)
  expect($quantities.get()).toEqual({ [one.id]: 1, [other.id]: 1 })
})

test('a cart that another tab has ordered leads to that order, and gives way to a new one', async () => {
  const end = followLostCart()
  const one = plenty()
  await addLine(one.id)
  await fillIn()
  const ordered = dataOf($cart.get())
  const form = checkoutForm.$state.get().values
  await fetch(`${server.url}/v1/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'another-tab' },
    body: JSON.stringify({
      cart: ordered?.id,
      version: ordered?.version,
      customer: { first_name: 'A', last_name: 'B', phone: form.phone, email: form.email },
      slot: form.slot,
      tender: 'in_store'
    })
  })
  expect(await placeOrder()).toBeUndefined()
  await until($foundOrder, found => found?.location === 'queen-west')
  expect($foundOrder.get()?.order).toMatch(/^[0-9a-f]{32}$/)
  end()
  expect($cart.get().state).toBe('idle')
  expect(checkoutForm.$state.get().values.first_name).toBe('Élise')
  expect(await addLine(one.id)).toBe(true)
  expect(dataOf($cart.get())?.id).not.toBe(ordered?.id)
})

test('a try that got no answer is asked for again before another order is sent', async () => {
  await addLine(plenty().id)
  await fillIn()
  const { http } = here.outside
  here.outside.http = async (url, init) => {
    const response = await http(url, init)
    if (url.includes('/v1/orders')) throw new TypeError('Failed to fetch')
    return response
  }
  expect(await placeOrder()).toBeUndefined()
  here.outside.http = http
  checkoutForm.type('first_name', 'Elise')
  expect(await placeOrder()).toBeTruthy()
  expect(dataOf($order.get())?.customer.first_name).toBe('Élise')
})

test('nothing goes on after an unmount, and nothing of the person stays', async () => {
  await addLine(plenty().id)
  await fillIn()
  await placeOrder()
  let release = () => {}
  const held = new Promise<void>(done => (release = done))
  const { http } = here.outside
  here.outside.http = async (url, init) => (await held, http(url, init))
  void openOrder('another')
  here.end()
  release()
  await held
  expect($order.get()).toEqual({ state: 'idle' })
  expect(checkoutForm.$state.get().values).toMatchObject({ first_name: '', email: '' })
  here = visit(server.url)
})

test('the current state of a cart that another tab has changed is loaded, and the change applied to it', async () => {
  const one = plenty()
  const other = plenty([one.id])
  await addLine(one.id)
  const cart = dataOf($cart.get())
  await fetch(`${server.url}/v1/carts/${cart?.id}/lines/${other.id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ version: cart?.version, quantity: 2 })
  })
  expect(await addLine(one.id)).toBe(true)
  expect($quantities.get()).toEqual({ [one.id]: 2, [other.id]: 2 })
})

test('a reply that is lost makes no second order: the same try is sent again (SPEC C16)', async () => {
  const before = await countOrders()
  await addLine(plenty().id)
  await fillIn()
  const { http } = here.outside
  const keys: (string | null)[] = []
  const ids: string[] = []
  here.outside.http = async (url, init) => {
    const response = await http(url, init)
    if (!url.includes('/v1/orders')) return response
    keys.push(new Headers(init.headers).get('Idempotency-Key'))
    const { payload } = (await response.clone().json()) as { payload: { id: string } }
    ids.push(payload.id)
    if (keys.length === 1) throw new TypeError('Failed to fetch')
    return response
  }
  const id = await placeOrder()
  expect(keys.length).toBe(2)
  expect(new Set(keys).size).toBe(1)
  expect(new Set(ids)).toEqual(new Set([id]))
  expect(await countOrders()).toBe(before + 1)
})

test('however often an order is pressed that gets no answer, it is sent under one key, and the next order under another', async () => {
  const { http } = here.outside
  const keys: (string | null)[] = []
  let isLost = true
  here.outside.http = async (url, init) => {
    const isOrder = init.method === 'POST' && new URL(url).pathname === '/v1/orders'
    if (isOrder) keys.push(new Headers(init.headers).get('Idempotency-Key'))
    const response = await http(url, init)
    if (isOrder && isLost) throw new TypeError('Failed to fetch')
    return response
  }
  const before = await countOrders()
  await addLine(plenty().id)
  await fillIn()
  const presses = [await placeOrder(), await placeOrder(), await placeOrder()]
  expect(presses).toEqual([undefined, undefined, undefined])
  isLost = false
  expect(await placeOrder()).toBeTruthy()
  expect(keys.length).toBeGreaterThan(3)
  expect(new Set(keys).size).toBe(1)
  expect(await countOrders()).toBe(before + 1)

  const first = keys.at(-1)
  keys.length = 0
  await addLine(plenty().id)
  await fillIn()
  expect(await placeOrder()).toBeTruthy()
  expect(keys).toEqual([expect.stringMatching(/./)])
  expect(keys).not.toContain(first)
  expect(await countOrders()).toBe(before + 2)
})

test('without a network the order is not lost: the form and the cart stay, and the next press sends it', async () => {
  await addLine(plenty().id)
  await fillIn()
  here.outside.setOnline(false)
  const { http } = here.outside
  here.outside.http = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await placeOrder()).toBeUndefined()
  expect(checkoutForm.$state.get().problem?.kind).toBe('offline')
  expect(checkoutForm.$state.get().values.email).toBe('elise@example.com')
  here.outside.http = http
  here.outside.setOnline(true)
  expect(await placeOrder()).toBeTruthy()
})
