import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Method } from '../../../../src/contract/cart/method.ts'
import { checkIn, sayOnWay } from '../../../../src/contract/order/arrival.ts'
import type { Order } from '../../../../src/contract/order/order.ts'
import { readSlots } from '../../../../src/contract/order/slots.ts'
import { setOrderStatus } from '../../../../src/contract/staff/staff-board.ts'
import { orders } from '../../../../src/server/db/schema.ts'
import { openCheckoutShop, outside } from '../../support/checkout.ts'
import { by } from '../../support/loyalty.ts'
import { changesIn } from '../../support/order-changes.ts'
import { home } from '../../support/shop.ts'

const shop = await openCheckoutShop()
const doing = changesIn(shop)

const placed = async (count: number, method: Method = 'pickup', location = 'queen-west'): Promise<Order> =>
  (await shop.send(await shop.orderFor(await shop.cartWith({ bong: count }, location, method)))).payload

async function slotFor(method: Method, at = 0) {
  const query = { method, postalCode: home.postalCode }
  const { payload } = await shop.to(readSlots, { params: { location: 'queen-west' }, query })
  return payload.days.flatMap(({ slots }) => slots)[at]!
}

describe('before its preparation, a shopper', () => {
  test('has the order brought to the car instead, at its own time and in its own place', async () => {
    const order = await placed(1)
    const taken = await doing.takenIn(order)
    const { payload } = await doing.change(order, {}, { method: 'curbside' })
    expect(payload).toMatchObject({ method: 'curbside', slot: { id: order.slot.id }, total: order.total })
    expect(payload.changes?.[0]).toMatchObject({ before: { method: 'pickup' }, after: { method: 'curbside' } })
    expect(await doing.takenIn(order)).toBe(taken)
  })

  test('keeps an own time that is too near by now to be offered, for curbside alone', async () => {
    const order = await placed(3)
    const before = shop.time.now
    shop.time.now = new Date(Date.parse(order.slot.start) - 60_000)
    expect((await doing.change(order, {}, { method: 'delivery', address: home })).failure.code).toBe('slot_gone')
    expect((await doing.change(order, {}, { method: 'curbside' })).payload.method).toBe('curbside')
    shop.time.now = before
  })

  test('has it delivered with the fee and the tax on it, in a place of deliveries, and takes it back', async () => {
    const order = await placed(3)
    const slot = await slotFor('delivery')
    const to = { method: 'delivery' as const, address: home, slot: slot.id }
    expect((await doing.preview(order, {}, to)).payload).toMatchObject({ fee: 500, total: order.total + 565 })
    const [pickup, delivery] = [await doing.takenIn(order), await doing.takenIn({ slot }, 'delivery')]
    const { payload } = await doing.change(order, {}, to)
    expect(payload).toMatchObject({
      method: 'delivery',
      fee: 500,
      address: { line1: home.line1 },
      total: order.total + 565
    })
    expect([await doing.takenIn(order), await doing.takenIn({ slot }, 'delivery')]).toEqual([pickup - 1, delivery + 1])
    const back = await doing.change(order, {}, { method: 'pickup', slot: (await slotFor('pickup', 8)).id })
    expect(back.payload).toMatchObject({ method: 'pickup', fee: 0, address: null, total: order.total })
    expect(await doing.takenIn({ slot }, 'delivery')).toBe(delivery)
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, order.id))
    expect([row!.zone, row!.address]).toEqual([null, null])
  })

  test('can’t have it delivered below the minimum, outside the zones, without an address, or to no postal code', async () => {
    const order = await placed(3)
    const slot = (await slotFor('delivery')).id
    const to = (address: typeof home) => doing.change(order, {}, { method: 'delivery', address, slot })
    const small = await doing.change(await placed(1), {}, { method: 'delivery', address: home, slot })
    expect(small.failure.code).toBe('below_minimum')
    expect((await to(outside)).failure.code).toBe('out_of_zone')
    expect((await doing.change(order, {}, { method: 'delivery', slot })).failure.fields).toEqual({
      address: 'required'
    })
    expect((await to({ ...home, postalCode: '90210' })).failure.fields).toEqual({ 'address.postalCode': 'postal' })
    expect(await doing.read(order)).toMatchObject({ method: 'pickup', total: order.total })
  })

  test('can’t choose a method that the store doesn’t offer', async () => {
    const order = await placed(1, 'pickup', 'kensington')
    const reply = await doing.change(order, {}, { method: 'curbside' })
    expect(reply.failure.fields).toEqual({ method: 'choice' })
  })

  test('is no longer waiting at the curb with an order that they come in for, nor on the way to one that is delivered', async () => {
    const order = await placed(3, 'curbside')
    const params = { order: order.id }
    await shop.to(setOrderStatus, { params, body: { status: 'confirmed' }, headers: by('staff') })
    await shop.to(sayOnWay, { params, body: { minutes: 15 } })
    await shop.to(checkIn, { params, body: { car: 'Red Civic', spot: '4' } })
    const inside = await doing.change(order, {}, { method: 'pickup' })
    expect(inside.payload).toMatchObject({ curbside: null, onWay: { due: expect.any(String) } })
    const delivered = { method: 'delivery' as const, address: home, slot: (await slotFor('delivery')).id }
    expect((await doing.change(order, {}, delivered)).payload.onWay).toBeNull()
  })
})

test('an order from a kiosk, which names no one to call at the door, isn’t delivered', async () => {
  const order = await placed(3)
  await shop.db.update(orders).set({ phone: '' }).where(eq(orders.id, order.id))
  const slot = (await slotFor('delivery')).id
  const reply = await doing.change(order, {}, { method: 'delivery', address: home, slot })
  expect([reply.status, reply.failure.message]).toEqual([409, expect.stringContaining('phone number')])
})
