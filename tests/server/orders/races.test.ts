import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderHistory, orderLines, orders } from '../../../src/server/db/schema.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

test('of 20 shoppers who order the last 5 units simultaneously, exactly 5 get one', async () => {
  const bodies = await times(20, async () => shop.orderFor(await shop.cartWith({ 'five-left': 1 })))
  const answers = await Promise.all(bodies.map(body => shop.send(body)))
  const refused = answers.filter(answer => answer.status !== 201)
  expect(answers.filter(answer => answer.status === 201)).toHaveLength(5)
  expect(refused.map(answer => answer.failure.code)).toEqual(Array(15).fill('sold_out'))
  expect(refused.map(answer => answer.failure.message)).toEqual(
    Array(15).fill('five-left 3.5 g is sold out at Queen West.')
  )
  expect(await shop.stockOf('five-left')).toBe(0)
})

test('the same idempotency key sent 10 times simultaneously makes one order', async () => {
  const [body, key] = [await shop.orderFor(await shop.cartWith({ mango: 1 })), randomUUID()]
  const before = await shop.stockOf('mango')
  const answers = await times(10, () => shop.send(body, key))
  expect(answers.map(answer => answer.status)).toEqual(Array(10).fill(201))
  expect(new Set(answers.map(answer => answer.payload.id)).size).toBe(1)
  expect(await shop.stockOf('mango')).toBe(before - 1)
})

test('one cart sent 10 times simultaneously under different keys makes one order', async () => {
  const body = await shop.orderFor(await shop.cartWith({ mango: 1 }))
  const answers = await times(10, () => shop.send(body))
  expect(answers.map(answer => answer.status).toSorted((a, b) => a - b)).toEqual([201, ...Array<number>(9).fill(404)])
})

test('of 10 shoppers who book the last 2 places of a slot simultaneously, exactly 2 get one', async () => {
  const slot = '2026-11-21 06:00 pm'
  const bodies = await times(10, async () => shop.orderFor(await shop.cartWith({ 'at-small': 1 }, 'small'), { slot }))
  const before = await shop.stockOf('at-small', 'small')
  const answers = await Promise.all(bodies.map(body => shop.send(body)))
  expect(answers.map(answer => answer.status).toSorted((a, b) => a - b)).toEqual([
    201,
    201,
    ...Array<number>(8).fill(409)
  ])
  expect(answers.filter(answer => answer.status === 409).map(answer => answer.failure.code)).toEqual(
    Array(8).fill('slot_gone')
  )
  expect(await shop.stockOf('at-small', 'small')).toBe(before - 2)
})

test('shoppers who order the same items in opposite order don’t deadlock', async () => {
  await shop.setListing('grinder', { stock: 99 })
  await shop.setListing('gummies', { stock: 99 })
  const bodies = await times(12, async index => {
    const wanted = index % 2 === 0 ? { grinder: 1, gummies: 1 } : { gummies: 1, grinder: 1 }
    return shop.orderFor(await shop.cartWith(wanted))
  })
  const answers = await Promise.all(bodies.map(body => shop.send(body)))
  expect(answers.map(answer => answer.status)).toEqual(Array(12).fill(201))
  expect([await shop.stockOf('grinder'), await shop.stockOf('gummies')]).toEqual([87, 87])
})

test('a cart that changes while it is ordered is either ordered unchanged or rejected as stale', async () => {
  const outcomes = await times(8, async () => {
    const cart = await shop.cartWith({ seeds: 1 })
    const body = await shop.orderFor(cart)
    const [order, change] = await Promise.all([shop.send(body), shop.ask(cart, 'seeds', 2)])
    return [order.status, change.status, order.status === 201 ? order.payload.lines[0]?.quantity : 1]
  })
  for (const outcome of outcomes)
    expect([
      [201, 404, 1],
      [409, 200, 1]
    ]).toContainEqual(outcome)
})

test('each order was written whole', async () => {
  const [placed, lines, history] = await Promise.all([
    shop.db.select().from(orders),
    shop.db.select().from(orderLines),
    shop.db.select().from(orderHistory)
  ])
  const ids = placed.map(order => order.id).sort()
  expect([...new Set(lines.map(line => line.orderId))].sort()).toEqual(ids)
  expect(history.map(entry => entry.orderId).sort()).toEqual(ids)
  expect(new Set(placed.map(order => order.number)).size).toBe(placed.length)
  expect(shop.logged).toEqual([])
})
