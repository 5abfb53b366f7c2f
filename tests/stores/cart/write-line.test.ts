import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../../src/client/async-state.ts'
import { carts } from '../../../src/server/db/schema.ts'
import { $cart, closeCart } from '../../../src/stores/cart/cart.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { writeLine } from '../../../src/stores/cart/lines/write-line.ts'
import { recallCarts, rememberCart } from '../../../src/stores/location/location.ts'
import { type Call, listCalls } from '../support/calls.ts'
import { openDemo } from '../support/demo-shop.ts'
import { plenty } from '../support/shopping.ts'
import { shopIsOpen } from '../support/visit.ts'

const shop = openDemo()

let calls: Call[] = []

beforeEach(async () => {
  const { outside, calls: all } = listCalls()
  calls = all
  shop.visit({ hash: '#/queen-west', outside })
  await shopIsOpen()
})

/** Writes a quantity. Returns its result, and the requests for it without ids. */
async function write(variant = plenty().id) {
  await shop.here.outside.rest()
  calls.splice(0)
  const result = await writeLine({ location: 'queen-west', variant, quantity: 2, isLatest: () => true })
  const sent = calls.map(
    ({ method, path }) => `${method} ${path.replace(/^\/v1\/carts/, '').replace(/\/[^/]{15,}/, '/:cart')}`
  )
  return { result, sent: sent.map(call => call.replace(/lines\/.*/, 'lines')) }
}

const [create, read, put] = ['POST ', 'GET /:cart', 'PUT /:cart/lines']

/** Adds something, so that there is a cart. */
async function begin(): Promise<string> {
  await addLine(plenty().id)
  return dataOf($cart.get())?.id ?? ''
}

test('a first product creates a cart', async () => {
  const { result, sent } = await write()
  expect(sent).toEqual([create, put])
  expect(result).toMatchObject({ ok: true, value: { lines: [{ quantity: 2 }] } })
})

test('the shown cart is changed', async () => {
  await begin()
  expect((await write()).sent).toEqual([put])
})

test('the cart of an earlier visit is read before it is changed', async () => {
  await begin()
  closeCart()
  expect((await write()).sent).toEqual([read, put])
})

test('an earlier cart that is gone is replaced', async () => {
  rememberCart('queen-west', '00000000-0000-4000-8000-000000000000')
  const { result, sent } = await write()
  expect(sent).toEqual([read, create, put])
  expect(result.ok && recallCarts()['queen-west'] === result.value.id).toBe(true)
})

test('a cart that another tab has changed gets the change in its newest version', async () => {
  const id = await begin()
  const shown = $cart.get()
  await addLine(plenty([plenty().id]).id)
  // This tab has not heard of it.
  $cart.set(shown)
  const { result, sent } = await write()
  expect(sent).toEqual([put, put])
  expect(result).toMatchObject({ ok: true, value: { id, lines: [{ quantity: 2 }, { quantity: 1 }] } })
})

test('a shown cart that became an order in another tab is replaced', async () => {
  const id = await begin()
  await shop.server.db.delete(carts)
  const { result, sent } = await write()
  // The tab reads the new cart, too, as soon as it is remembered.
  expect(sent.filter(call => call !== read)).toEqual([put, create, put])
  expect(result.ok && result.value.id !== id).toBe(true)
})

test('an unknown product is refused, and the cart stays', async () => {
  const id = await begin()
  const { result, sent } = await write('00000000-0000-4000-8000-000000000000')
  expect(sent).not.toContain(create)
  expect(result).toMatchObject({ ok: false, problem: { kind: 'refused' } })
  expect(recallCarts()['queen-west']).toBe(id)
})

test('nothing is created while the API can’t be reached', async () => {
  shop.here.outside.setOnline(false)
  const { result } = await write()
  expect(result).toMatchObject({ ok: false, problem: { kind: 'offline' } })
  expect(recallCarts()['queen-west']).toBeUndefined()
})
