import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '../../../src/contract/order/order.ts'
import { readOrder } from '../../../src/contract/order/order.ts'
import { setOrderStatus } from '../../../src/contract/staff/staff-board.ts'
import { openRewardingShop } from '../support/loyalty.ts'

const shop = await openRewardingShop()

const placed = async (points: number, used = 0) => {
  const person = await shop.makePerson(points)
  const { payload: cart } = await shop.points(await shop.cartOf(person.headers, { grinder: 1 }), person.headers, used)
  const { payload: order } = await shop.order(cart, person.headers)
  return { person, order }
}

const conflicts = async (id: string, status: OrderStatus) => {
  const answer = await shop.bring(id, status)
  expect([answer.status, answer.failure.code]).toEqual([409, 'conflict'])
}

describe('the states of an order (SPEC C13)', () => {
  test('come one after the other up to the hand-over, and each is kept in its history', async () => {
    const { order } = await placed(0)
    for (const status of ['preparing', 'ready', 'completed', 'placed'] as const)
      if (status !== 'placed') await conflicts(order.id, status)
    const { payload } = await shop.complete(order.id)
    expect(payload.history.map(({ status }) => status)).toEqual([
      'placed',
      'confirmed',
      'preparing',
      'ready',
      'completed'
    ])
    expect(payload.status).toBe('completed')
    await conflicts(order.id, 'ready')
  })

  test('go by delivery where the order does', async () => {
    shop.time.now = new Date('2026-11-21T18:00:00Z')
    const { payload: order } = await shop.order(await shop.cartWith({ grinder: 1 }, 'queen-west', 'delivery'))
    await shop.bring(order.id, 'confirmed')
    await shop.bring(order.id, 'preparing')
    await conflicts(order.id, 'ready')
    expect((await shop.bring(order.id, 'out_for_delivery')).payload.status).toBe('out_for_delivery')
    expect((await shop.bring(order.id, 'completed')).payload.status).toBe('completed')
  })

  test('set twice are set once', async () => {
    const { order } = await placed(0)
    await shop.bring(order.id, 'confirmed')
    const { status, payload } = await shop.bring(order.id, 'confirmed')
    expect([status, payload.history.length]).toEqual([200, 2])
  })

  test('are the staff’s alone', async () => {
    const { order, person } = await placed(0)
    const body = { status: 'confirmed' as const }
    for (const headers of [{}, person.headers, { Authorization: 'Bearer wrong' }, { Authorization: 'staff' }]) {
      const { status, failure } = await shop.to(setOrderStatus, { params: { order: order.id }, body, headers })
      expect([status, failure.code, failure.message]).toEqual([401, 'unauthorized', 'This is for store staff only.'])
    }
    expect((await shop.bring('none', 'confirmed')).status).toBe(404)
  })
})

describe('a cancelled order', () => {
  test('gives stock and slot back, from any state before the hand-over', async () => {
    const stock = await shop.stockOf('grinder')
    for (const steps of [[], ['confirmed'], ['confirmed', 'preparing', 'ready']] as OrderStatus[][]) {
      const { order } = await placed(0)
      expect(await shop.stockOf('grinder')).toBe(stock - 1)
      for (const step of steps) await shop.bring(order.id, step)
      expect((await shop.bring(order.id, 'cancelled')).payload.status).toBe('cancelled')
      expect(await shop.stockOf('grinder')).toBe(stock)
      await conflicts(order.id, 'confirmed')
    }
    const slot = '2026-11-21 06:00 pm'
    const send = async () => shop.send(await shop.orderFor(await shop.cartWith({ 'at-small': 1 }, 'small'), { slot }))
    const [first] = [await send(), await send()]
    expect((await send()).failure.code).toBe('slot_gone')
    await shop.bring(first.payload.id, 'cancelled')
    expect((await send()).status).toBe(201)
    expect((await send()).failure.code).toBe('slot_gone')
  })

  test('returns the points that it used and earns none', async () => {
    const { order, person } = await placed(200, 150)
    expect(await shop.balanceOf(person.id)).toEqual([50, 50])
    const { payload } = await shop.bring(order.id, 'cancelled')
    expect(payload.orderLoyalty).toEqual({ pointsRedeemed: 150, amount: 750, earned: 0 })
    expect(await shop.balanceOf(person.id)).toEqual([200, 200])
    expect(await shop.ledgerOf(person.headers)).toContainEqual(['returned', 150])
    await shop.bring(order.id, 'cancelled')
    expect(await shop.balanceOf(person.id)).toEqual([200, 200])
  })

  test('returns nothing where nothing was used', async () => {
    const { order, person } = await placed(20)
    await shop.bring(order.id, 'cancelled')
    expect(await shop.ledgerOf(person.headers)).toEqual([['granted', 20]])
  })
})

describe('a completed order', () => {
  test('earns a point for each dollar paid before tax', async () => {
    const { order, person } = await placed(200, 150)
    expect(order.orderLoyalty.earned).toBe(2)
    await shop.complete(order.id)
    expect(await shop.balanceOf(person.id)).toEqual([52, 52])
    expect(await shop.ledgerOf(person.headers)).toContainEqual(['earned', 2])
  })

  test('can’t be cancelled any more (SPEC C13)', async () => {
    const { order } = await placed(0)
    await shop.complete(order.id)
    await conflicts(order.id, 'cancelled')
  })

  test('that is refunded reverses earned points and returns redeemed ones; its goods stay off the shelf', async () => {
    const { order, person } = await placed(200, 150)
    await shop.complete(order.id)
    const stock = await shop.stockOf('grinder')
    const { payload } = await shop.refund(order.id, 'Broken')
    expect(payload).toMatchObject({ status: 'completed', refund: { reason: 'Broken' }, orderLoyalty: { earned: 0 } })
    expect(await shop.balanceOf(person.id)).toEqual([200, 200])
    expect((await shop.ledgerOf(person.headers)).toSorted()).toEqual([
      ['earned', 2],
      ['granted', 200],
      ['redeemed', -150],
      ['returned', 150],
      ['reversed', -2]
    ])
    expect(await shop.stockOf('grinder')).toBe(stock)
    const again = await shop.refund(order.id, 'Broken again')
    expect(again.payload.refund?.reason).toBe('Broken')
    expect(await shop.balanceOf(person.id)).toEqual([200, 200])
  })

  test('is refunded with a reason only, by staff only, and no other order is', async () => {
    const { order, person } = await placed(0)
    expect((await shop.refund(order.id, 'Broken')).failure.code).toBe('conflict')
    await shop.complete(order.id)
    expect((await shop.refund(order.id, ' ')).failure).toMatchObject({
      code: 'invalid',
      fields: { reason: 'required' }
    })
    expect((await shop.refund('none', 'Broken')).status).toBe(404)
    expect((await shop.refund(order.id, 'Broken', 'Bearer wrong')).status).toBe(401)
    const { payload } = await shop.to(readOrder, { params: { order: order.id }, headers: person.headers })
    expect(payload.refund).toBeNull()
  })

  test('that is refunded once its points are spent reverses the remaining points, and reports it', async () => {
    const { order, person } = await placed(0)
    await shop.complete(order.id)
    const { payload: cart } = await shop.points(await shop.cartOf(person.headers, { grinder: 1 }), person.headers, 7)
    await shop.order(cart, person.headers)
    await shop.refund(order.id, 'Broken')
    expect(await shop.balanceOf(person.id)).toEqual([0, 0])
    expect(await shop.ledgerOf(person.headers)).toContainEqual(['reversed', -3])
  })

  test('of a guest earns no points', async () => {
    const { payload: order } = await shop.order(await shop.cartWith({ grinder: 1 }))
    expect((await shop.complete(order.id)).payload.orderLoyalty.earned).toBe(0)
  })
})
