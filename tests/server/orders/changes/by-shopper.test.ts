import { describe, expect, test } from 'vitest'
import { changeOrder } from '../../../../src/contract/order/change-order.ts'
import type { Order } from '../../../../src/contract/order/order.ts'
import { setOrderStatus } from '../../../../src/contract/staff/staff-board.ts'
import { openCheckoutShop } from '../../support/checkout.ts'
import { by } from '../../support/loyalty.ts'
import { changesIn } from '../../support/order-changes.ts'

const shop = await openCheckoutShop()
const doing = changesIn(shop)

const placed = async (wanted: Record<string, number>, method: 'pickup' | 'delivery' = 'pickup'): Promise<Order> =>
  (await shop.send(await shop.orderFor(await shop.cartWith(wanted, 'queen-west', method)))).payload

const linesOf = ({ lines }: Pick<Order, 'lines'>) => lines.map(line => [line.productSlug, line.quantity])

describe('before its preparation, a shopper', () => {
  test('changes quantities, takes a line out and adds one more thing, with the total seen before', async () => {
    const order = await placed({ bong: 2, drink: 1 })
    const seen = await doing.preview(order, { bong: 3, drink: 0, gummies: 1 })
    expect(seen.payload).toMatchObject({ subtotal: 3699, total: 4180, due: 0 })
    expect(linesOf(await doing.read(order))).toEqual(linesOf(order))
    const { payload } = await doing.change(order, { bong: 3, drink: 0, gummies: 1 })
    expect(linesOf(payload)).toEqual([
      ['bong', 3],
      ['gummies', 1]
    ])
    expect(payload).toMatchObject({ total: 4180, canChange: true, changes: [{ by: 'shopper' }] })
  })

  test('pays the price of the day of the order for a line that stays, and today’s price for a new one', async () => {
    const order = await placed({ bong: 1 })
    await shop.setListing('bong', { price: 1500 })
    await shop.setListing('gummies', { price: 800 })
    const { payload } = await doing.change(order, { bong: 2, gummies: 1 })
    expect(payload.lines.map(({ unitPrice }) => unitPrice)).toEqual([1000, 800])
    await shop.setListing('bong', { price: 1000 })
    await shop.setListing('gummies', { price: 699 })
  })

  test('moves it to another time, exactly', async () => {
    const order = await placed({ bong: 1 })
    const slots = await shop.slotsAt()
    const other = slots[12]!
    const [here, there] = [await doing.takenIn(order), await doing.takenIn({ slot: other })]
    const { payload } = await doing.change(order, {}, { slot: other.id })
    expect([payload.slot.id, payload.total]).toEqual([other.id, order.total])
    expect([await doing.takenIn(order), await doing.takenIn({ slot: other })]).toEqual([here - 1, there + 1])
    const gone = await doing.change(order, {}, { slot: '2020-01-01 11:00 am' })
    expect(gone.failure.code).toBe('slot_gone')
  })

  test('changes the note', async () => {
    const order = await placed({ bong: 1 })
    const { payload } = await doing.change(order, {}, { notes: 'Ring twice' })
    expect([payload.notes, payload.changes?.[0]?.hasNewNotes]).toEqual(['Ring twice', true])
    expect((await doing.change(order, {}, { notes: null })).payload.notes).toBeNull()
  })

  test('can’t empty it, exceed the limit, or take more than the store has', async () => {
    const order = await placed({ bong: 1 })
    expect((await doing.change(order, { bong: 0 })).failure.message).toContain('Cancel it instead')
    expect((await doing.change(order, { zebra: 9 })).failure.code).toBe('limit_exceeded')
    expect((await doing.change(order, { 'ten-left': 11 })).failure.code).toBe('sold_out')
    expect((await doing.change(order, { 'calgary-only': 1 })).failure.code).toBe('sold_out')
  })

  test('can’t bring a delivery below its minimum', async () => {
    const order = await placed({ bong: 3 }, 'delivery')
    expect((await doing.change(order, { bong: 1 })).failure.code).toBe('below_minimum')
    const { payload } = await doing.change(order, { bong: 7 })
    expect([payload.fee, payload.address?.city]).toEqual([0, 'Toronto'])
  })

  test('sees a refusal if the total is another one by now, and nothing is changed', async () => {
    const order = await placed({ bong: 1 })
    const body = { lines: [{ variant: await shop.sizeOf('bong'), quantity: 2 }], total: 1 }
    const reply = await shop.to(changeOrder, { params: { order: order.id }, body })
    expect([reply.status, reply.failure.code]).toEqual([409, 'stale'])
    expect(linesOf(await doing.read(order))).toEqual([['bong', 1]])
  })
})

test('once its preparation has begun, an order can’t be changed by its shopper, and says so', async () => {
  const order = await placed({ bong: 2 })
  for (const status of ['confirmed', 'preparing'] as const)
    await shop.to(setOrderStatus, { params: { order: order.id }, body: { status }, headers: by('staff') })
  const reply = await doing.change(order, { bong: 1 })
  expect([reply.status, reply.failure.code]).toEqual([409, 'conflict'])
  expect(reply.failure.message).toContain('already preparing your order')
  expect((await doing.read(order)).canChange).toBe(false)
})

test('while the store waits for an answer, a shopper answers before changing anything else', async () => {
  const order = await placed({ bong: 2 })
  await doing.report(order, 'bong', { missing: 1 })
  expect((await doing.change(order, { bong: 1 })).failure.message).toBe('Please answer the store’s question first.')
})

test('an account’s order is neither changed nor answered by anyone else', async () => {
  const headers = by(await shop.signIn())
  const cart = await shop.cartWith({ bong: 2 })
  const { payload: order } = await shop.send(await shop.orderFor(cart), undefined, {}, headers)
  expect((await doing.preview(order, { bong: 1 })).status).toBe(404)
  expect((await doing.change(order, { bong: 1 }, {}, headers)).payload.total).toBe(1130)
  expect((await doing.answer(order, 'none', 'take')).status).toBe(404)
})
