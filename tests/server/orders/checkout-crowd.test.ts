import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { slotBookings } from '../../../src/server/db/schema.ts'
import { openCheckoutShop } from '../support/checkout.ts'
import { ada } from '../support/shop.ts'

const shop = await openCheckoutShop()

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** Returns another customer each time. */
const shopper = (index: number) => ({
  ...ada,
  email: `shopper.${index}.${randomUUID()}@mail.example`,
  phone: `+1 905 555 ${String(1000 + index)}`
})

const placed = <Answer extends { status: number }>(answers: Answer[]): Answer[] =>
  answers.filter(({ status }) => status === 201)
const refusals = (answers: Awaited<ReturnType<typeof shop.send>>[]) => [
  ...new Set(answers.filter(({ status }) => status !== 201).map(({ failure }) => failure.code))
]

test('of 50 shoppers who order the last 10 units simultaneously, exactly 10 get one', async () => {
  const bodies = await times(50, async index =>
    shop.orderFor(await shop.cartWith({ 'ten-left': 1 }), { customer: shopper(index) })
  )
  const answers = await Promise.all(bodies.map(body => shop.send(body)))
  expect(placed(answers)).toHaveLength(10)
  expect(refusals(answers)).toEqual(['sold_out'])
  expect(await shop.stockOf('ten-left')).toBe(0)
})

test('of 50 shoppers who book the last 5 places of a slot simultaneously, for pickup or curbside, exactly 5 get one', async () => {
  const slot = '2026-11-21 06:00 pm'
  const bodies = await times(50, async index =>
    shop.orderFor(await shop.cartWith({ many: 1 }, 'small', index % 2 === 0 ? 'pickup' : 'curbside'), {
      slot,
      customer: shopper(index)
    })
  )
  const before = await shop.stockOf('many', 'small')
  const answers = await Promise.all(bodies.map(body => shop.send(body)))
  expect(placed(answers)).toHaveLength(5)
  expect(refusals(answers)).toEqual(['slot_gone'])
  expect(await shop.stockOf('many', 'small')).toBe(before - 5)
  const start = new Date('2026-11-21T18:00:00-05:00')
  const booked = await shop.db.select().from(slotBookings).where(eq(slotBookings.slotStart, start))
  expect(booked).toMatchObject([{ method: 'pickup', taken: 5 }])
})
