import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '../../../src/contract/order/order.ts'
import { type Figures, readFigures, readFiguresEntries } from '../../../src/contract/staff/figures.ts'
import type { StaffRight } from '../../../src/contract/staff/rights.ts'
import { cancelOrder } from '../../../src/contract/order/order.ts'
import { readStaffAudit } from '../../../src/contract/staff/staff-audit.ts'
import { closeRows, discountsOf, netSales, paymentsDifference } from '../../../src/rules/report/close-rows.ts'
import { deals, locations, newId, orders, staffMembers, variants } from '../../../src/server/db/schema.ts'
import { hashOf, newSecret } from '../../../src/server/people/sessions/secret.ts'
import { runReport } from '../../../src/server/staff/figures/run-report.ts'
import { openCheckoutShop } from '../support/checkout.ts'
import { by } from '../support/loyalty.ts'
import { placeRandomOrders } from '../support/random-orders.ts'

const shop = await openCheckoutShop()

/** On the second day the clocks of Toronto and Calgary go back: it has 25 hours. */
const days = ['2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03']
let all: Order[] = []

const read = (from: string, to: string, location?: string, headers = by('staff')) =>
  shop.to(readFigures, { query: { from, to, locale: 'en-CA', ...(location !== undefined && { location }) }, headers })

beforeAll(async () => {
  const [store] = await shop.db.select().from(locations).where(eq(locations.slug, 'queen-west'))
  const address = { ...store!.address, province: 'BC' }
  await shop.db.update(locations).set({ address }).where(eq(locations.slug, 'queen-west'))
  const containers = { kind: 'can' as const, millilitres: 355, count: 1 }
  await shop.db
    .update(variants)
    .set({ containers })
    .where(eq(variants.id, await shop.sizeOf('drink')))
  await shop.db.insert(deals).values({
    id: 'pair',
    name: { en: 'Two for $15', fr: 'Deux pour 15 $' },
    takes: { kind: 'bundle_price', parts: [{ of: { products: ['bong'] }, count: 2 }], price: 1500 },
    combines: true
  })
  all = await placeRandomOrders(shop, 18, new Date('2026-10-31T13:00:00Z'))
})
afterAll(() => shop.db.delete(deals))

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((cents, item) => cents + of(item), 0)
const amounts = (parts: readonly { amount: number }[]): number => sum(parts, ({ amount }) => amount)
const completedAt = ({ history }: Order) => history.find(({ status }) => status === 'completed')?.at
/** True if an instant, as an order has it, lies on some days of its store. */
const isOn = (at: string | undefined, from: string, to: string): boolean =>
  at !== undefined && at.slice(0, 10) >= from && at.slice(0, 10) <= to

/** Adds up orders one by one, as their shoppers read them. */
function addedUp(some: readonly Order[], from: string, to: string) {
  const sold = some.filter(order => isOn(completedAt(order), from, to))
  const refunds = some.flatMap(order => (order.refunds ?? []).filter(({ at }) => isOn(at, from, to)))
  return {
    sold: {
      orders: sold.length,
      pieces: sum(sold, order => sum(order.lines, ({ quantity }) => quantity)),
      gross: sum(sold, ({ subtotal }) => subtotal),
      deals: sum(sold, order => amounts(order.deals)),
      codes: sum(sold, order => amounts(order.promos)),
      rewards: sum(sold, ({ orderReward }) => orderReward.amount),
      points: sum(sold, ({ orderLoyalty }) => orderLoyalty.amount),
      fees: sum(sold, ({ fee }) => fee),
      deposits: sum(sold, ({ deposits }) => deposits),
      taxes: sum(sold, order => amounts(order.taxes)),
      tips: sum(sold, ({ tip }) => tip),
      total: sum(sold, ({ total }) => total),
      saved: sum(sold, ({ savings }) => savings)
    },
    refunded: {
      refunds: refunds.length,
      goods: sum(refunds, ({ goods }) => goods),
      fees: sum(refunds, ({ fee }) => fee),
      deposits: sum(refunds, ({ deposits }) => deposits),
      taxes: sum(refunds, one => amounts(one.taxes)),
      tips: sum(refunds, ({ tip }) => tip),
      total: sum(refunds, ({ amount }) => amount)
    },
    placed: some.filter(({ placedAt }) => isOn(placedAt, from, to)).length
  }
}

describe('the figures of random orders', () => {
  const spans: [string, string][] = [...days.map((day): [string, string] => [day, day]), ['2026-10-31', '2026-11-03']]

  test.each(spans)('are the sums of the orders from %s to %s, at each store and at all', async (from, to) => {
    for (const location of ['queen-west', 'calgary', undefined]) {
      const { payload } = await read(from, to, location)
      const theirs = all.filter(order => location === undefined || order.location === location)
      expect(payload).toMatchObject(addedUp(theirs, from, to))
    }
  })

  test('are of all kinds', () => {
    const { sold, refunded } = addedUp(all, days[0]!, days[3]!)
    for (const [kind, cents] of Object.entries({ ...sold, rewards: 1, saved: 1, ...refunded }))
      expect([kind, cents > 0 || kind === 'fees' || kind === 'tips']).toEqual([kind, true])
    expect(sold.fees).toBeGreaterThan(0)
    expect(sold.tips).toBeGreaterThan(0)
  })

  test('are the same by tax, discount, payment, product, day and hour, to the cent', async () => {
    const { payload: one } = await read(days[0]!, days[3]!)
    expect(sum(one.taxes, ({ sold }) => sold)).toBe(one.sold.taxes)
    expect(sum(one.taxes, ({ refunded }) => refunded)).toBe(one.refunded.taxes)
    expect(amounts(one.discounts)).toBe(discountsOf(one.sold))
    expect(paymentsDifference(one)).toBe(0)
    expect(sum(one.tenders, ({ orders }) => orders)).toBe(one.sold.orders)
    expect(new Set(one.tenders.map(({ brand }) => brand))).toEqual(new Set([null, 'Visa', 'Mastercard']))
    expect(sum(one.products, ({ gross }) => gross)).toBe(one.sold.gross)
    expect(sum(one.products, ({ discounts }) => discounts)).toBe(discountsOf(one.sold))
    expect(sum(one.products, ({ pieces }) => pieces)).toBe(one.sold.pieces)
    expect(sum(one.days, ({ net }) => net)).toBe(netSales(one))
    expect(sum(one.days, ({ total }) => total)).toBe(one.sold.total - one.refunded.total)
    expect(sum(one.hours, ({ total }) => total)).toBe(one.sold.total)
    expect(sum(one.hours, ({ net }) => net)).toBe(one.sold.gross - discountsOf(one.sold))
    const rows = closeRows(one)
    const total = rows.find(({ kind }) => kind === 'total')
    const parts = rows.filter(({ kind }) => !['gross', 'discounts', 'returns', 'total'].includes(kind))
    expect(sum(parts, ({ both }) => both)).toBe(total?.both)
    expect(sum(parts, ({ sold }) => sold)).toBe(total?.sold)
    expect(sum(parts, ({ refunded }) => refunded)).toBe(total?.refunded)
  })

  test('are of the days and hours of the store’s clocks, on the day of 25 hours too', async () => {
    const { payload: one } = await read(days[0]!, days[3]!)
    const byDay = days.map(date => ({ date, ...addedUp(all, date, date) }))
    expect(one.days).toEqual(
      byDay
        .filter(({ sold, refunded }) => sold.orders + refunded.refunds > 0)
        .map(({ date, sold, refunded }) => ({
          date,
          orders: sold.orders,
          net: sold.gross - discountsOf(sold) - refunded.goods,
          total: sold.total - refunded.total
        }))
    )
    const hourOf = (order: Order) => Number(completedAt(order)?.slice(11, 13))
    const sold = all.filter(order => completedAt(order) !== undefined)
    expect(one.hours.map(({ hour, orders: count, total }) => [hour, count, total])).toEqual(
      [...new Set(sold.map(hourOf))]
        .toSorted((a, b) => a - b)
        .map(hour => {
          const then = sold.filter(order => hourOf(order) === hour)
          return [hour, then.length, sum(then, ({ total }) => total)]
        })
    )
  })

  test('are the columns of the sales and refunds one by one, which name no shopper', async () => {
    for (const [from, to] of spans)
      for (const location of ['calgary', undefined]) {
        const query = { from, to, ...(location !== undefined && { location }) }
        const { payload } = await shop.to(readFiguresEntries, { query, headers: by('staff') })
        const { payload: one } = await read(from, to, location)
        const both = (kind: string) =>
          closeRows(one)
            .filter(row => row.kind === kind)
            .reduce((cents, row) => cents + row.both, 0)
        const columns = {
          gross: 'gross',
          discounts: 'discounts',
          returns: 'returns',
          fees: 'fees',
          deposits: 'deposits'
        }
        for (const [column, kind] of Object.entries({ ...columns, taxes: 'tax', tips: 'tips', total: 'total' }))
          expect([column, sum(payload.entries, entry => entry[column as 'total'])]).toEqual([column, both(kind)])
        expect(payload.entries).toHaveLength(one.sold.orders + one.refunded.refunds)
        expect(payload.entries.every(({ at }) => isOn(at, from, to))).toBe(true)
        expect(payload.more).toBe(0)
        expect(JSON.stringify(payload)).not.toMatch(/Byron|Ada\b|555|@/)
      }
  })

  test('add up day by day to those of the whole span', async () => {
    const { payload: whole } = await read(days[0]!, days[3]!)
    const each: Figures[] = []
    for (const day of days) each.push((await read(day, day)).payload)
    for (const name of ['orders', 'gross', 'taxes', 'total'] as const)
      expect(sum(each, ({ sold }) => sold[name])).toBe(whole.sold[name])
    expect(sum(each, ({ refunded }) => refunded.total)).toBe(whole.refunded.total)
    expect(sum(each, ({ placed }) => placed)).toBe(all.length)
  })

  test('have the orders that were open at the end of a day, also of those that ended later', async () => {
    for (const day of days) {
      const { payload } = await read(day, day)
      const open = all.filter(({ placedAt, history }) => {
        const end = history.find(({ status }) => status === 'completed' || status === 'cancelled')
        return placedAt.slice(0, 10) <= day && (end === undefined || end.at.slice(0, 10) > day)
      })
      const byCard = open.filter(({ tender }) => tender === 'card')
      expect(payload.open).toEqual({
        orders: open.length,
        total: sum(open, ({ total }) => total),
        paid: sum(byCard, ({ total }) => total)
      })
    }
  })

  test('name the cancelled orders’ reasons and no shopper', async () => {
    const { payload } = await read(days[0]!, days[3]!)
    const cancelled = all.filter(({ status }) => status === 'cancelled')
    expect(payload.cancelled).toEqual([
      { kind: 'given', reason: 'Sold out', orders: cancelled.length, amount: sum(cancelled, ({ total }) => total) }
    ])
    expect(cancelled.length).toBeGreaterThan(0)
    expect(JSON.stringify(payload)).not.toMatch(/Byron|Ada\b|555|@/)
  })
})

test('a reason in which the shopper is named isn’t shown, and one of a held order is the store’s', async () => {
  shop.time.now = new Date('2026-11-10T15:00:00Z')
  for (const reason of ['Ada called', 'The store couldn’t confirm your order in time.', null, 'Too late']) {
    const { payload } = await shop.send(await shop.orderFor(await shop.cartOf(1)))
    await shop.to(cancelOrder, { params: { order: payload.id }, body: { reason } })
  }
  const { payload } = await read('2026-11-10', '2026-11-10', 'queen-west')
  expect(payload.cancelled.map(({ kind, reason }) => [kind, reason]).toSorted()).toEqual([
    ['given', 'Too late'],
    ['none', null],
    ['other', null],
    ['unconfirmed', null]
  ])
})

test('an order that was refunded before refunds had rows of their own counts as refunded whole', async () => {
  const [completed] = all.filter(order => order.status === 'completed' && !order.refunds)
  const change = (refundedAt: Date | null) =>
    shop.db.update(orders).set({ refundedAt }).where(eq(orders.id, completed!.id))
  await change(new Date('2026-11-12T15:00:00Z'))
  const { payload } = await read('2026-11-12', '2026-11-12')
  const query = { from: '2026-11-12', to: '2026-11-12' }
  const { entries } = (await shop.to(readFiguresEntries, { query, headers: by('staff') })).payload
  await change(null)
  expect(entries).toMatchObject([{ kind: 'refund', order: completed!.number, total: 0 - completed!.total }])
  expect(payload.refunded).toMatchObject({ refunds: 1, total: completed!.total, taxes: amounts(completed!.taxes) })
  expect(payload.refunded.goods).toBe(
    completed!.total - completed!.fee - completed!.tip - completed!.deposits - amounts(completed!.taxes)
  )
  expect(sum(payload.products, ({ refunded }) => refunded)).toBe(sum(completed!.lines, ({ quantity }) => quantity))
  expect(paymentsDifference(payload)).toBe(0)
})

test('a member of some stores sees their figures alone', async () => {
  const token = newSecret()
  const rights: StaffRight[] = ['reports', 'people']
  await shop.db.insert(staffMembers).values({
    id: newId(),
    name: 'Accountant',
    rights,
    locations: ['calgary'],
    role: 'staff',
    tokenHash: hashOf(token),
    createdAt: shop.time.now
  })
  const own = await read(days[0]!, days[3]!, undefined, by(token))
  expect(own.payload).toEqual({ ...(await read(days[0]!, days[3]!, 'calgary')).payload, at: own.payload.at })
  expect(own.payload.locations).toEqual(['calgary'])
  expect((await read(days[0]!, days[3]!, 'queen-west', by(token))).status).toBe(403)
  const { entries } = (await shop.to(readStaffAudit, { headers: by('staff') })).payload
  expect(entries[0]).toMatchObject({ action: 'refused', member: 'Accountant', ok: false })
})

test('days that are none, the wrong way round or too many are refused, and so is a store that isn’t there', async () => {
  const refused = async (from: string, to: string) => (await read(from, to)).failure.fields
  expect(await refused('2026-02-30', '2026-03-01')).toEqual({ from: 'wrong' })
  expect(await refused('2026-03-02', '2026-03-01')).toEqual({ to: 'wrong' })
  expect(await refused('2020-01-01', '2026-03-01')).toEqual({ to: 'too_long' })
  expect(await refused('', '2026-03-01')).toEqual({ from: 'required' })
  expect((await read(days[0]!, days[0]!, 'nowhere')).status).toBe(404)
})

test('figures that take the database too long say to choose less', async () => {
  const failing = (code: string) => ({ execute: () => Promise.reject(Object.assign(new Error('slow'), { code })) })
  const run = (code: string) => runReport(failing(code) as never, { name: 'any', text: 'select 1' }, [])
  await expect(run('57014')).rejects.toMatchObject({ status: 422, details: { fields: { to: 'too_long' } } })
  await expect(run('42601')).rejects.toMatchObject({ code: '42601' })
})

test('figures without a sale are zero', async () => {
  const { payload } = await read('2025-01-01', '2025-01-31', 'queen-west')
  expect(payload).toMatchObject({
    products: [],
    days: [],
    hours: [],
    cancelled: [],
    placed: 0,
    open: { orders: 0, total: 0 }
  })
  expect(closeRows(payload).every(({ both }) => both === 0)).toBe(true)
})
