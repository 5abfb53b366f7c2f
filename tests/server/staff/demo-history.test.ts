import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { readFigures } from '../../../src/contract/staff/figures.ts'
import { readStaffOrders } from '../../../src/contract/staff/staff-board.ts'
import { closeRows, discountsOf, paymentsDifference } from '../../../src/rules/report/close-rows.ts'
import { LEAST_TOGETHER } from '../../../src/rules/suggest/bought-together.ts'
import { FEWEST_ORDERS } from '../../../src/rules/time/promise/summary.ts'
import { demoHistory, demoSeed } from '../../../src/server/demo.ts'
import { pairCounts, readyTimes } from '../../../src/server/db/schema.ts'
import { seedHistory } from '../../../src/server/seed/history/seed-history.ts'
import { learnReadyTimes } from '../../../src/server/shop/ready-times/learn.ts'
import { countPairs } from '../../../src/server/shop/suggestions/count-pairs.ts'
import { by } from '../support/loyalty.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop(demoSeed, {})
const now = shop.time.now
const timed = { db: shop.db, clock: () => now }

async function rowsOf<Row extends object>(text: string): Promise<Row[]> {
  const { rows } = (await shop.db.execute(sql.raw(text))) as { rows: Row[] }
  return rows
}
const counts = async () =>
  rowsOf(`select (select sum(stock)::int from listings) as stock, (select sum(units_left)::int from lots) as lots,
    (select count(*)::int from slot_bookings) as places, (select count(*)::int from points_ledger) as points,
    (select count(*)::int from accounts) as accounts, (select count(*)::int from messages) as messages,
    (select count(*)::int from outbox) as jobs, (select count(*)::int from mails) as mails,
    (select count(*)::int from consent_ledger) as consents`)

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0)

let [written, before]: [number, object] = [0, {}]
beforeAll(async () => {
  before = await counts()
  written = await seedHistory(shop.db, demoHistory, now)
})

describe('the past orders of the demo', () => {
  test('are written once', async () => {
    expect(written).toBeGreaterThan(300)
    expect(await seedHistory(shop.db, demoHistory, now)).toBe(0)
    expect(await rowsOf('select count(*)::int as count from orders')).toEqual([{ count: written }])
  })

  test('leave stock, lots, slots, points, people and messages as they were', async () => {
    expect(await counts()).toEqual(before)
  })

  test('have all ended, in the days before', async () => {
    const from = new Date(now.getTime() - (demoHistory.days + 1) * 86_400_000).toISOString()
    const odd = `placed_at < '${from}' or ended_at > '${now.toISOString()}' or ended_at <= placed_at or held is not null`
    expect(await rowsOf(`select id from orders where status not in ('completed', 'cancelled') or ${odd}`)).toEqual([])
    const { payload } = await shop.to(readStaffOrders, {
      params: { location: 'queen-west' },
      query: { locale: 'en-CA', state: 'open' },
      headers: by('staff')
    })
    expect(payload.orders).toEqual([])
  })

  test('have figures of all kinds, which add up to the cent', async () => {
    const day = (ago: number) => new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10)
    const query = { from: day(30), to: day(0), locale: 'en-CA' } as const
    const { payload: one } = await shop.to(readFigures, { query, headers: by('staff') })
    const { gross, fees, deposits, taxes, tips, total } = one.sold
    expect(gross - discountsOf(one.sold) + fees + deposits + taxes + tips).toBe(total)
    for (const cents of [fees, deposits, taxes, tips, one.sold.deals, one.refunded.total])
      expect(cents).toBeGreaterThan(0)
    expect(sum(one.taxes, ({ sold }) => sold)).toBe(taxes)
    expect(sum(one.taxes, ({ refunded }) => refunded)).toBe(one.refunded.taxes)
    expect(sum(one.products, ({ gross: cents }) => cents) + (one.otherProducts?.gross ?? 0)).toBe(gross)
    expect(sum(one.days, ({ total: cents }) => cents)).toBe(total - one.refunded.total)
    expect(paymentsDifference(one)).toBe(0)
    const rows = closeRows(one).filter(({ kind }) => !['gross', 'discounts', 'returns', 'total'].includes(kind))
    expect(sum(rows, ({ both }) => both)).toBe(total - one.refunded.total)
    expect(one.cancelled.filter(({ kind }) => kind === 'given').length).toBeGreaterThan(1)
  })

  test('teach the ready times of Queen West, and the products that are bought together there', async () => {
    // The server that this shop runs on has learned already, from nothing.
    await shop.db.delete(readyTimes)
    await shop.db.delete(pairCounts)
    await learnReadyTimes(timed)
    await countPairs(timed)
    const store = `join locations on locations.id = location_id where slug = 'queen-west'`
    const [learned] = await rowsOf<{ orders: number }>(`select orders from ready_times ${store}`)
    expect(learned?.orders).toBeGreaterThan(FEWEST_ORDERS)
    const [pair] = await rowsOf<{ together: number }>(
      `select together from product_pairs ${store} order by strength desc limit 1`
    )
    expect(pair?.together).toBeGreaterThan(LEAST_TOGETHER)
  })

  test('name no one: addresses are of example.com, and phone numbers are fictional', async () => {
    expect(
      await rowsOf(`select id from orders where email not like '%@example.com' or phone !~ '-555-01\\d\\d$'`)
    ).toEqual([])
  })
})
