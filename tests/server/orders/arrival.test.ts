import { describe, expect, test } from 'vitest'
import { sayOnWay } from '../../../src/contract/order/arrival.ts'
import { readOrder } from '../../../src/contract/order/order.ts'
import { openLivelyShop } from '../support/order-life.ts'

const shop = await openLivelyShop()
const read = async (order: string) => (await shop.to(readOrder, { params: { order } })).payload
const way = (order: string, minutes: number | null, headers: Record<string, string> = {}) =>
  shop.to(sayOnWay, { params: { order }, body: { minutes }, headers })
const onBoard = async (id: string) => (await shop.staffOrders('open')).payload.orders.find(order => order.id === id)

/** Places an order that the store has confirmed. */
async function confirmed(method: 'pickup' | 'curbside' | 'delivery' = 'pickup') {
  const order = await shop.placed(method)
  await shop.bring(order.id, 'confirmed')
  return order
}

describe.each(['pickup', 'curbside'] as const)('a shopper of a %s order', method => {
  test('says that they are on their way, corrects it, takes it back, and is then there', async () => {
    const { id } = await confirmed(method)
    expect((await read(id)).onWay).toBeNull()
    const now = shop.time.now.getTime()
    for (const minutes of [5, 120]) {
      const { at = '', due = '' } = (await way(id, minutes)).payload.onWay ?? {}
      expect([Date.parse(at), Date.parse(due)]).toEqual([now, now + minutes * 60_000])
    }
    expect((await onBoard(id))?.onWay).toEqual((await read(id)).onWay)
    expect((await way(id, null)).payload.onWay).toBeNull()
    await way(id, 10)
    expect((await shop.here(id)).payload.curbside).toMatchObject({ spot: 'Spot 4' })
    expect((await way(id, 10)).failure.code).toBe('conflict')
  })

  test('can’t before the confirmation and after the end, and learns how the order is', async () => {
    const { id } = await shop.placed(method)
    expect((await way(id, 10)).failure).toMatchObject({ code: 'conflict', payload: { id, status: 'placed' } })
    for (const status of ['confirmed', 'preparing', 'ready'] as const) {
      await shop.bring(id, status)
      expect((await way(id, 10)).status).toBe(200)
    }
    await shop.bring(id, 'completed')
    expect((await way(id, 10)).failure).toMatchObject({ code: 'conflict', payload: { status: 'completed' } })
  })
})

test('a shopper in the store is there with or without a place', async () => {
  const [one, two] = [await confirmed(), await confirmed()]
  expect((await shop.here(one.id, '', ' ')).payload.curbside).toMatchObject({ car: '', spot: '' })
  expect((await shop.here(two.id, '', 'Bay 3')).payload.curbside).toMatchObject({ car: '', spot: 'Bay 3' })
})

test('a delivery takes no word of a way', async () => {
  const { id } = await confirmed('delivery')
  expect((await way(id, 10)).failure.code).toBe('conflict')
  expect((await shop.here(id)).failure.code).toBe('conflict')
})

test.each([0, -5, 121, 2.5, Number.MAX_SAFE_INTEGER])('a way of %s minutes is refused', async minutes => {
  const { id } = await confirmed()
  expect((await way(id, minutes)).status).toBe(422)
  expect((await read(id)).onWay).toBeNull()
})

test('a stranger can say nothing of an order: with its id alone if it is an account’s, or with its number or code', async () => {
  const { headers } = await shop.makePerson(0)
  const other = await shop.makePerson(0)
  const { payload: order } = await shop.order(await shop.cartOf(headers, { grinder: 1 }), headers)
  await shop.bring(order.id, 'confirmed')
  const guests = await confirmed()
  for (const [id, as] of [
    [order.id, {}],
    [order.id, other.headers],
    [order.number, headers],
    [guests.number, {}],
    [guests.pickupCode, {}]
  ] as [string, Record<string, string>][]) {
    expect((await way(id, 10, as)).status).toBe(404)
    expect((await shop.here(id, '', '', as)).status).toBe(404)
  }
  expect((await way(order.id, 10, headers)).status).toBe(200)
})
