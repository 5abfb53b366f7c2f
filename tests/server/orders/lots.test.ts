import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { cancelOrder, readOrder } from '../../../src/contract/order/order.ts'
import { listings, locations, lots, orderLines } from '../../../src/server/db/schema.ts'
import { transaction } from '../../../src/server/db/connection/transaction.ts'
import { trimLots } from '../../../src/server/shop/lots/trim-lots.ts'
import { runs } from '../../run/thorough.ts'
import { isAwaited } from '../support/database/is-awaited.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const [store] = await shop.db.select().from(locations).where(eq(locations.slug, 'queen-west'))
const locationId = store!.id

type Lot = Partial<typeof lots.$inferInsert> & { number: string; left: number }

/** Gives a product's only listing a stock with these lots, received in their order. */
async function stock(product: string, units: number, ...received: Lot[]): Promise<void> {
  const variantId = await shop.sizeOf(product)
  await shop.db.delete(lots).where(eq(lots.variantId, variantId))
  await shop.setListing(product, { stock: units })
  for (const [day, lot] of received.entries())
    await shop.db
      .insert(lots)
      .values({ locationId, variantId, receivedAt: new Date(Date.UTC(2026, 9, 1 + day)), ...lot })
}

/** Returns what is left of a product's lots, by number. */
async function leftOf(product: string): Promise<Record<string, number>> {
  const rows = await shop.db
    .select()
    .from(lots)
    .where(eq(lots.variantId, await shop.sizeOf(product)))
  return Object.fromEntries(rows.map(({ number, left }) => [number, left]))
}

const order = async (product: string, quantity: number) =>
  (await shop.send(await shop.orderFor(await shop.cartWith({ [product]: quantity })))).payload

const drawn = (placed: { lines: { lots?: readonly { number: string; quantity: number }[] | undefined }[] }) =>
  placed.lines.map(({ lots: sold }) => (sold ?? []).map(({ number, quantity }) => [number, quantity]))

describe('the lots of an order', () => {
  test('are the earliest packaged first, then those without a date as they came, then stock without a lot', async () => {
    await stock(
      'grinder',
      9,
      { number: 'undated-1', left: 1 },
      { number: 'late', left: 2, packagedOn: '2026-10-12' },
      { number: 'undated-2', left: 1 },
      { number: 'early', left: 2, packagedOn: '2026-08-01' }
    )
    expect(drawn(await order('grinder', 3))).toEqual([
      [
        ['early', 2],
        ['late', 1]
      ]
    ])
    expect(drawn(await order('grinder', 2))).toEqual([
      [
        ['late', 1],
        ['undated-1', 1]
      ]
    ])
    expect(drawn(await order('grinder', 3))).toEqual([[['undated-2', 1]]])
    expect(drawn(await order('grinder', 1))).toEqual([[]])
    expect(await leftOf('grinder')).toEqual({ early: 0, late: 0, 'undated-1': 0, 'undated-2': 0 })
  })

  test('are read with the order as they were sold, even once the lot is gone', async () => {
    const thc = { min: 24.1, max: 24.1, unit: '%' as const }
    await stock('mango', 5, { number: 'A-1204', left: 5, packagedOn: '2026-10-12', thc, coa: 'https://lab.example/a' })
    const placed = await order('mango', 2)
    await shop.db.delete(lots).where(eq(lots.number, 'A-1204'))
    const { payload } = await shop.to(readOrder, { params: { order: placed.id } })
    expect(payload.lines[0]?.lots).toEqual([{ number: 'A-1204', packagedOn: '2026-10-12', quantity: 2 }])
    expect(placed.lines).toEqual(payload.lines)
    const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, placed.id))
    expect(line?.lots).toEqual([
      { number: 'A-1204', packagedOn: '2026-10-12', quantity: 2, thc, coa: 'https://lab.example/a' }
    ])
  })

  test('get their units back when it is cancelled', async () => {
    await stock('seeds', 6, { number: 'a', left: 1, packagedOn: '2026-09-01' }, { number: 'b', left: 3 })
    const { id } = await order('seeds', 5)
    expect(await leftOf('seeds')).toEqual({ a: 0, b: 0 })
    await shop.to(cancelOrder, { params: { order: id }, body: { reason: null } })
    expect([await leftOf('seeds'), await shop.stockOf('seeds')]).toEqual([{ a: 1, b: 3 }, 6])
  })

  test('never hold more than a stock that was lowered: the oldest are gone first', async () => {
    await stock('gummies', 6, { number: 'a', left: 2, packagedOn: '2026-09-01' }, { number: 'b', left: 3 })
    const id = await shop.sizeOf('gummies')
    const setStock = async (units: number) =>
      transaction(shop.db, async tx => {
        await tx.update(listings).set({ stock: units }).where(eq(listings.variantId, id))
        await trimLots(tx, locationId)
      })
    await setStock(5)
    expect(await leftOf('gummies')).toEqual({ a: 2, b: 3 })
    await setStock(2)
    expect(await leftOf('gummies')).toEqual({ a: 0, b: 2 })
    await setStock(9)
    expect(await leftOf('gummies')).toEqual({ a: 0, b: 2 })
  })
})

test('an order that waits for a change of its stock takes from the lots that the change has left', async () => {
  await stock('grinder', 5, { number: 'old', left: 5, packagedOn: '2026-09-01' })
  const body = await shop.orderFor(await shop.cartWith({ grinder: 2 }))
  const variantId = await shop.sizeOf('grinder')
  const { sent } = await transaction(shop.db, async tx => {
    await tx.update(listings).set({ stock: 6 }).where(eq(listings.variantId, variantId))
    const answer = shop.send(body)
    await vi.waitFor(async () => expect(await isAwaited(tx)).toBe(true), 30_000)
    await tx.update(lots).set({ left: 0 }).where(eq(lots.variantId, variantId))
    await tx.insert(lots).values({ locationId, variantId, number: 'new', left: 6 })
    return { sent: answer }
  })
  expect(drawn((await sent).payload)).toEqual([[['new', 2]]])
})

test('orders, cancellations and lots add up, however they race', async () => {
  const lot = fc.record({ left: fc.nat({ max: 4 }), day: fc.option(fc.integer({ min: 10, max: 28 }), { nil: null }) })
  const scene = fc.record({
    received: fc.array(lot, { minLength: 1, maxLength: 3 }),
    loose: fc.nat({ max: 3 }),
    wanted: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 5 })
  })
  await fc.assert(
    fc.asyncProperty(scene, async ({ received, loose, wanted }) => {
      const before = received.map(({ left, day }, at) => ({
        number: `lot-${at}`,
        left,
        packagedOn: day === null ? null : `2026-10-${day}`
      }))
      const units = before.reduce((sum, { left }) => sum + left, loose)
      await stock('grinder', Math.max(units, 3), ...before)
      const bodies = []
      for (const quantity of wanted) bodies.push(await shop.orderFor(await shop.cartWith({ grinder: quantity })))
      await shop.setListing('grinder', { stock: units })
      const answers = await Promise.all(
        bodies.map(async (body, at) => {
          const answer = await shop.send(body)
          if (answer.status === 201 && at % 2 === 1)
            await shop.to(cancelOrder, { params: { order: answer.payload.id }, body: { reason: null } })
          return answer
        })
      )
      const placed = answers.flatMap((answer, at) => (answer.status === 201 && at % 2 === 0 ? [answer.payload] : []))
      const sold = placed.flatMap(({ lines }) => lines)
      const left = await leftOf('grinder')
      for (const { number, left: was } of before) {
        const taken = sold.flatMap(line => line.lots ?? []).filter(one => one.number === number)
        expect(left[number]! + taken.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(was)
      }
      const rest = await shop.stockOf('grinder')
      expect(rest + sold.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(units)
      expect(Object.values(left).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(rest)
    }),
    { numRuns: runs(6) }
  )
})

test('a lot can’t be changed to hold less than nothing', async () => {
  await stock('gummies', 2, { number: 'a', left: 1 })
  await expect(shop.db.update(lots).set({ left: sql`${lots.left} - 2` })).rejects.toMatchObject({
    cause: { code: '23514' }
  })
})
