import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Cart, readCart } from '../../../src/contract/cart/cart.ts'
import { readDeals } from '../../../src/contract/catalog/deals.ts'
import { readOrder } from '../../../src/contract/order/order.ts'
import { setOrderStatus } from '../../../src/contract/staff/staff-board.ts'
import { deals, dealUses, orders, products } from '../../../src/server/db/schema.ts'
import { deals as demoDeals } from '../../../demo/catalogue/deals.ts'
import { seedDeals } from '../../../src/server/seed/deals.ts'
import { openCheckoutShop } from '../support/checkout.ts'
import { by } from '../support/loyalty.ts'
import { peopleOf } from '../support/people.ts'
import { ada } from '../support/shop.ts'

const shop = await openCheckoutShop()
const { mailsTo } = peopleOf(shop)

type NewDeal = typeof deals.$inferInsert

const name = (en: string) => ({ en, fr: `${en} fr` })
const bong = { products: ['bong'] }
const fridays: NewDeal = {
  id: 'hour',
  name: name('Happy hour'),
  takes: { kind: 'percent', percent: 20, of: bong },
  times: { weekly: [{ day: 5, from: '16:00', to: '20:00' }] },
  combines: true
}
const pair: NewDeal = {
  id: 'pair',
  name: name('Two for $15'),
  takes: { kind: 'bundle_price', parts: [{ of: bong, count: 2 }], price: 1500 },
  combines: true
}

const give = (...rows: NewDeal[]) => shop.db.insert(deals).values(rows)
const read = async ({ id }: Pick<Cart, 'id'>, headers = {}) =>
  (await shop.to(readCart, { params: { cart: id }, headers })).payload

// The fixture's day is a Friday.
const at = (time: string) => new Date(`2026-11-20T${time}-05:00`)
beforeEach(() => void (shop.time.now = at('15:59:59')))
afterEach(() => shop.db.delete(deals))

describe('a cart has the deals that apply', () => {
  test('with the saving on its lines, before tax, and with a hint about the next one', async () => {
    await give(pair)
    const one = await shop.cartWith({ gummies: 1, bong: 1 })
    expect(one).toMatchObject({ deals: [], hints: [{ deal: 'pair', name: 'Two for $15', pieces: 1, missing: null }] })
    const { payload: cart } = await shop.ask(one, 'bong', 2)
    expect(cart).toMatchObject({
      subtotal: 2699,
      deals: [{ id: 'pair', name: 'Two for $15', amount: 500 }],
      hints: [],
      // 13 % of 21.99 is 2.8587.
      taxes: [{ amount: 286 }],
      total: 2485
    })
    expect(cart.lines.map(({ saving, total }) => [total, saving])).toEqual([
      [699, undefined],
      [2000, 500]
    ])
  })

  test('on a tag, and the list of deals says so to pages that know tags and to those that don’t', async () => {
    await shop.db
      .update(products)
      .set({ tags: ['local'] })
      .where(eq(products.slug, 'bong'))
    await give({ id: 'tag', name: name('Local'), takes: { kind: 'percent', percent: 10, of: { tags: ['local'] } } })
    const cart = await shop.cartWith({ gummies: 1, bong: 1 })
    expect(cart.lines.map(({ saving }) => saving)).toEqual([undefined, 100])
    const listed = (await shop.to(readDeals, { params: { location: 'queen-west' } })).payload.deals
    expect(listed[0]?.items).toEqual([{ products: [], tags: ['local'] }])
    await shop.db.update(products).set({ tags: [] })
  })

  test('from the first to the last second of a happy hour, of which it says when it changes', async () => {
    await give(fridays)
    const cart = await shop.cartOf(1)
    const seen: unknown[] = []
    for (const time of ['15:59:59', '16:00:00', '19:59:59', '20:00:00']) {
      shop.time.now = at(time)
      const { total, deals, repricedAt } = await read(cart)
      seen.push([total, deals.length, repricedAt])
    }
    const [starts, ends] = [at('16:00:00').toISOString(), at('20:00:00').toISOString()]
    expect(seen).toEqual([
      [1130, 0, starts],
      [904, 1, ends],
      [904, 1, ends],
      [1130, 0, new Date('2026-11-27T16:00:00-05:00').toISOString()]
    ])
  })

  test('and refuses a code that can’t be combined and saves less', async () => {
    await give(pair)
    const refused = await shop.codes(await shop.cartOf(2), ['ALONE'])
    expect(refused.failure).toMatchObject({ code: 'promo', payload: { promo: { problem: 'not_combined' } } })
    expect((await shop.codes(await shop.cartOf(2), ['FIVE'])).payload).toMatchObject({
      deals: [{ amount: 500 }],
      promos: [{ amount: 500 }],
      total: 1130
    })
  })
})

describe('an order keeps its deals', () => {
  test('in its reply, later, and on its receipt by email', async () => {
    await give(pair)
    const cart = await shop.cartOf(2)
    const { payload: placed } = await shop.send(await shop.orderFor(cart, { total: cart.total }))
    const expected = { deals: [{ id: 'pair', name: 'Two for $15', amount: 500 }], subtotal: 2000, total: 1695 }
    expect(placed).toMatchObject(expected)
    await shop.db.delete(deals)
    const { payload } = await shop.to(readOrder, { params: { order: placed.id } })
    expect(payload).toMatchObject(expected)
    const [mail] = await mailsTo(ada.email)
    expect(mail?.body).toContain('Two for $15: −$5.00')
  })

  test('and is refused with both totals once one is over', async () => {
    await give(fridays)
    shop.time.now = at('19:59:59')
    const cart = await shop.cartOf(1)
    shop.time.now = at('20:00:00')
    const { failure } = await shop.send(await shop.orderFor(cart, { total: cart.total }))
    expect(failure).toMatchObject({ code: 'stale', payload: { deals: [], repriced: { before: 904, after: 1130 } } })
  })

  test('and has none as null', async () => {
    const { payload } = await shop.send(await shop.orderFor(await shop.cartOf(1)))
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, payload.id))
    expect(row?.deals).toBeNull()
  })
})

describe('a deal that a person may have once', () => {
  beforeEach(() => give({ ...pair, perPerson: 1 }))

  test('is had by one of several simultaneous orders of a guest, and the others show the new total', async () => {
    const customer = { ...ada, email: 'once@shop.example', phone: '+1 905 555 0188' }
    const bodies = await Promise.all(
      [1, 2, 3].map(async () => {
        const cart = await shop.cartOf(2)
        return shop.orderFor(cart, { customer, total: cart.total })
      })
    )
    const answers = await Promise.all(bodies.map(body => shop.send(body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const refused = answers.findIndex(({ status }) => status === 409)
    expect(answers[refused]?.failure.payload).toMatchObject({ deals: [], total: 2260 })
    expect((await shop.send({ ...bodies[refused]!, total: 2260 })).payload).toMatchObject({ deals: [], total: 2260 })
    expect(await shop.db.select().from(dealUses)).toMatchObject([{ email: 'once@shop.example' }])
  })

  test('can be had again after the order is cancelled, and is no part of the cart of an account that had it', async () => {
    const headers = by(await shop.signIn())
    const cart = await shop.cartOf(2)
    expect((await read(cart, headers)).deals).toHaveLength(1)
    const { payload: order } = await shop.send(await shop.orderFor(cart), undefined, {}, headers)
    const next = await shop.cartOf(2)
    expect((await read(next, headers)).deals).toEqual([])
    const params = { order: order.id }
    await shop.to(setOrderStatus, { params, body: { status: 'cancelled' }, headers: by('staff') })
    expect((await read(next, headers)).deals).toHaveLength(1)
  })
})

test('the demo’s deals are seeded once, in their order, and keep the changes of a retailer', async () => {
  await seedDeals(shop.db, demoDeals)
  await shop.db.update(deals).set({ minimum: 100 })
  await seedDeals(shop.db, demoDeals)
  const rows = await shop.db.select().from(deals).orderBy(deals.sortOrder)
  expect(rows.map(({ id, minimum }) => [id, minimum])).toEqual(demoDeals.map(({ id }) => [id, 100]))
})

test('a store lists its deals that are on or begin later, in both languages, with an ETag', async () => {
  await give(
    { ...fridays, sortOrder: 1 },
    { ...pair, minimum: 3000, methods: ['pickup'], perPerson: 1 },
    { ...pair, id: 'elsewhere', locations: ['kensington'] },
    { ...pair, id: 'over', times: { ends: '2026-11-20T15:59' } }
  )
  const params = { location: 'queen-west' }
  const { payload, headers } = await shop.to(readDeals, { params, query: { locale: 'fr-CA' } })
  expect(payload.deals).toEqual([
    {
      id: 'pair',
      name: 'Two for $15 fr',
      items: [bong],
      offer: { price: 1500, pieces: 2 },
      current: {},
      next: null,
      weekly: [],
      methods: ['pickup'],
      minimum: 3000,
      perPerson: 1,
      combines: true
    },
    {
      id: 'hour',
      name: 'Happy hour fr',
      items: [bong],
      offer: { percent: 20 },
      current: null,
      next: { starts: at('16:00:00').toISOString(), ends: at('20:00:00').toISOString() },
      weekly: fridays.times!.weekly,
      methods: null,
      minimum: 0,
      perPerson: null,
      combines: true
    }
  ])
  expect(headers.get('etag')).toBeTruthy()
  expect(headers.get('cache-control')).toContain('stale-while-revalidate')
})
