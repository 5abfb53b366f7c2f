import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { reset } from '../../../src/client/reset.ts'
import { $underWay } from '../../../src/stores/order/under-way.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { setStatus } from '../support/staff.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, shopIsOpen, startDemo, until, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
afterEach(() => here.end())
afterAll(() => server.close())

/** Opens the shop, with what an earlier visit has left on the device. */
async function open({ cookies, cached } = testPlatform(), query = ''): Promise<void> {
  const outside = testPlatform(new Map(cookies), new Map(cached))
  here = visit(server.url, { hash: `#/queen-west${query}`, outside })
  await shopIsOpen()
}

async function order(): Promise<string> {
  await addLine(plenty().id)
  await fillIn()
  return (await placeOrder()) ?? ''
}

/** Ends the visit and begins another one. */
async function comeAgain(): Promise<void> {
  const { outside } = here
  here.end()
  await open(outside)
}

test('a guest’s order is known on later visits until it is handed over', async () => {
  await open()
  const id = await order()
  expect($underWay.get()[0]?.id).toBe(id)
  await comeAgain()
  await until($underWay, ([one]) => one?.id === id)
  await setStatus(server.url, id, 'confirmed')
  here.outside.comeBack()
  await until($underWay, ([one]) => one?.status === 'confirmed')
  for (const status of ['preparing', 'ready', 'completed'] as const) await setStatus(server.url, id, status)
  here.outside.comeBack()
  await until($underWay, orders => orders.length === 0)
  await comeAgain()
  expect(here.outside.cached.get('order-under-way')).toBe('')
})

test('each of two orders is known until it is over, the newest first', async () => {
  await open()
  const [first, second] = [await order(), await order()]
  const ids = () => $underWay.get().map(({ id }) => id)
  expect(ids()).toEqual([second, first])
  await comeAgain()
  await expect.poll(ids).toEqual([second, first])
  await setStatus(server.url, second, 'cancelled')
  here.outside.comeBack()
  await expect.poll(ids).toEqual([first])
  await comeAgain()
  await expect.poll(ids).toEqual([first])
})

test('an order that the store cancels while the page is closed is no longer shown', async () => {
  await open()
  const id = await order()
  const { outside } = here
  here.end()
  await setStatus(server.url, id, 'cancelled')
  await open(outside)
  await expect.poll(() => here.outside.cached.get('order-under-way')).toBe('')
  expect($underWay.get()).toEqual([])
})

test('who signs out leaves nothing of it on the device', async () => {
  await open()
  await order()
  reset('device')
  expect($underWay.get()).toEqual([])
  expect(here.outside.cached.get('order-under-way')).toBe('')
})

test('a kiosk never shows an order to the next shopper (SPEC C15)', async () => {
  await open(undefined, '?in_store=1')
  await order()
  expect($underWay.get()).toEqual([])
  expect(here.outside.cached.has('order-under-way')).toBe(false)
})
