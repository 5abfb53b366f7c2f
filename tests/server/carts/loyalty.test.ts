import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, locations, pointsLedger } from '../../../src/server/db/schema.ts'
import { readCart, setLine } from '../../../src/contract/cart/cart.ts'
import { readLoyalty } from '../../../src/contract/account/loyalty.ts'
import { readOrder } from '../../../src/contract/order/order.ts'
import { by, openRewardingShop } from '../support/loyalty.ts'
import { openShop } from '../support/shop.ts'

const shop = await openRewardingShop()

describe('points in a cart', () => {
  test('take their value off before tax, and the cart shows how many its completion earns', async () => {
    const { headers } = await shop.makePerson(320)
    const cart = await shop.cartOf(headers, { grinder: 2 })
    expect(cart).toMatchObject({ subtotal: 2000, points_redeemable: 320, orderLoyalty: { earns: 20 } })
    const { status, payload } = await shop.points(cart, headers, 100)
    expect(status).toBe(200)
    expect(payload).toMatchObject({
      version: cart.version + 1,
      subtotal: 2000,
      taxes: [{ name: 'HST', amount: 195 }],
      total: 1695,
      orderLoyalty: { pointsRedeemed: 100, amount: 500, earns: 15 },
      points_redeemable: 320
    })
    expect((await shop.points(payload, headers, 0)).payload).toMatchObject({ total: 2260, orderLoyalty: { amount: 0 } })
  })

  test('are limited to the balance and to the amount due', async () => {
    const { headers } = await shop.makePerson(320)
    const cart = await shop.cartOf(headers, { gummies: 1 })
    // 699 cents: 139 points of 5 cents, and 4 cents remain to be paid.
    expect(cart.points_redeemable).toBe(139)
    const { status, failure } = await shop.points(cart, headers, 140)
    expect([status, failure.code, failure.fields]).toEqual([422, 'invalid', { points: 'number' }])
    expect((await shop.points(cart, headers, 139)).payload).toMatchObject({ total: 5, orderLoyalty: { earns: 0 } })
    const poor = await shop.makePerson(3)
    expect((await shop.cartOf(poor.headers, { gummies: 1 })).points_redeemable).toBe(3)
  })

  test('are fewer once the cart holds less, and none once it holds nothing', async () => {
    const { headers } = await shop.makePerson(320)
    const cart = await shop.cartOf(headers, { grinder: 2 })
    const { payload: used } = await shop.points(cart, headers, 300)
    const variant = await shop.sizeOf('grinder')
    const line = (version: number, quantity: number) =>
      shop.to(setLine, { params: { cart: cart.id, variant }, body: { version, quantity }, headers })
    const { payload: less } = await line(used.version, 1)
    expect(less).toMatchObject({ total: 0, orderLoyalty: { pointsRedeemed: 200, amount: 1000, earns: 0 } })
    const { payload: none } = await line(less.version, 0)
    expect(none).toMatchObject({ total: 0, orderLoyalty: { pointsRedeemed: 0 }, points_redeemable: 0 })
    expect(await shop.read(cart, headers)).toEqual(none)
  })

  test('are refused to a version that has passed, with the fresh cart', async () => {
    const { headers } = await shop.makePerson(320)
    const cart = await shop.cartOf(headers, { grinder: 1 })
    const { status, failure } = await shop.points({ ...cart, version: 0 }, headers, 10)
    expect([status, failure.code, failure.payload]).toEqual([409, 'stale', cart])
  })

  test('are not a guest’s, and go when another or a guest looks at the cart', async () => {
    const [one, other] = [await shop.makePerson(320), await shop.makePerson(320)]
    const mine = await shop.cartOf(one.headers, { grinder: 1 })
    const { payload: used } = await shop.points(mine, one.headers, 100)
    expect(await shop.read(used)).toMatchObject({ total: 1130, points_redeemable: 0, orderLoyalty: { earns: 0 } })
    const refused = await shop.points(await shop.read(mine), {}, 10)
    expect([refused.status, refused.failure.fields]).toEqual([422, { points: 'number' }])
    const { payload: again } = await shop.points(await shop.read(mine), one.headers, 100)
    expect(await shop.read(again, other.headers)).toMatchObject({
      version: again.version + 1,
      orderLoyalty: { pointsRedeemed: 0 },
      points_redeemable: 200
    })
  })

  test('are unavailable where the store may not give rewards, and set ones are dropped (SPEC C12)', async () => {
    const { headers } = await shop.makePerson(320)
    const away = await shop.cartOf(headers, { mango: 1 }, 'calgary')
    expect(away).toMatchObject({ points_redeemable: 0, orderLoyalty: { earns: 0 } })
    expect((await shop.points(away, headers, 1)).failure.fields).toEqual({ points: 'number' })
    expect((await shop.reward(away, headers, 'off-2')).failure.fields).toEqual({ reward: 'number' })
    const cart = await shop.cartOf(headers, { grinder: 1 })
    await shop.points(cart, headers, 100)
    const setLoyalty = async (loyalty: boolean) => {
      const [store] = await shop.db.select().from(locations).where(eq(locations.slug, 'queen-west'))
      const features = { reviews: false, tips: false, effects: false, loyalty }
      await shop.db
        .update(locations)
        .set({ features })
        .where(eq(locations.id, store?.id ?? ''))
    }
    await setLoyalty(false)
    expect(await shop.read(cart, headers)).toMatchObject({ total: 1130, orderLoyalty: { pointsRedeemed: 0 } })
    await setLoyalty(true)
    expect((await shop.read(cart, headers)).orderLoyalty.pointsRedeemed).toBe(0)
  })
})

describe('a reward in a cart', () => {
  test('takes its value off, returns its name in the requested language, and leaves fewer points', async () => {
    const { headers } = await shop.makePerson(320)
    const cart = await shop.cartOf(headers, { grinder: 2 })
    const { payload } = await shop.reward(cart, headers, 'off-5')
    expect(payload).toMatchObject({
      total: 1695,
      orderReward: { id: 'off-5', points: 90, name: '$5 off', amount: 500 },
      points_redeemable: 230
    })
    const french = await shop.to(readCart, { params: { cart: cart.id }, query: { locale: 'fr-CA' }, headers })
    expect(french.payload.orderReward.name).toBe('5\u00a0$ de rabais')
    const { payload: both } = await shop.points(payload, headers, 100)
    expect(both).toMatchObject({ total: 1130, orderLoyalty: { pointsRedeemed: 100, amount: 500, earns: 10 } })
    expect((await shop.reward(both, headers, null)).payload).toMatchObject({
      total: 1695,
      orderReward: { id: null, points: 0, name: null, amount: 0 }
    })
  })

  test('takes off no more than there is to pay', async () => {
    const { headers } = await shop.makePerson(320)
    const cart = await shop.cartOf(headers, { grinder: 1 })
    const { payload } = await shop.reward(cart, headers, 'off-10')
    expect(payload).toMatchObject({
      total: 0,
      taxes: [{ amount: 0 }],
      points_redeemable: 0,
      orderLoyalty: { earns: 0 }
    })
    expect(await shop.reward(await shop.cartOf(headers, { gummies: 1 }), headers, 'off-10')).toMatchObject({
      payload: { total: 0, orderReward: { amount: 699 } }
    })
  })

  test('is refused when the points that are left don’t reach for it, when it is unknown, and in an empty cart', async () => {
    const { headers } = await shop.makePerson(100)
    const cart = await shop.cartOf(headers, { grinder: 2 })
    const fields = async (id: string, of = cart) => (await shop.reward(of, headers, id)).failure.fields
    expect(await fields('off-10')).toEqual({ reward: 'number' })
    expect(await fields('nothing')).toEqual({ reward: 'unknown' })
    expect(await fields('off-2', await shop.begin())).toEqual({ reward: 'number' })
    const { payload: used } = await shop.points(cart, headers, 20)
    expect(await fields('off-5', used)).toEqual({ reward: 'number' })
    expect((await shop.reward(used, headers, 'off-2')).status).toBe(200)
  })
})

describe('an order', () => {
  test('records its points and reward, and deducts the points immediately', async () => {
    const { headers, id } = await shop.makePerson(320)
    const cart = await shop.cartOf(headers, { grinder: 3 })
    const { payload: rewarded } = await shop.reward(cart, headers, 'off-5')
    const { payload: used } = await shop.points(rewarded, headers, 100)
    const { status, payload } = await shop.order(used, headers)
    expect(status).toBe(201)
    expect(payload).toMatchObject({
      subtotal: 3000,
      total: used.total,
      orderLoyalty: { pointsRedeemed: 100, amount: 500, earned: 20 },
      orderReward: { points: 90, name: '$5 off', amount: 500 }
    })
    expect((await shop.to(readOrder, { params: { order: payload.id }, headers })).payload).toEqual(payload)
    expect(await shop.balanceOf(id)).toEqual([130, 130])
    expect(await shop.ledgerOf(headers)).toContainEqual(['redeemed', -190])
  })

  test('is refused with the fresh cart when another order has used the points since', async () => {
    const { headers, id } = await shop.makePerson(200)
    const [one, other] = [await shop.cartOf(headers, { grinder: 1 }), await shop.cartOf(headers, { grinder: 1 })]
    const { payload: first } = await shop.points(one, headers, 150)
    const { payload: second } = await shop.points(other, headers, 150)
    expect((await shop.order(first, headers)).status).toBe(201)
    const { status, failure } = await shop.order(second, headers)
    expect([status, failure.code]).toEqual([409, 'stale'])
    expect(failure.payload).toMatchObject({ orderLoyalty: { pointsRedeemed: 50, amount: 250 }, points_redeemable: 50 })
    expect((await shop.order(await shop.read(other, headers), headers)).payload.orderLoyalty.pointsRedeemed).toBe(50)
    expect(await shop.balanceOf(id)).toEqual([0, 0])
  })

  test('of a guest uses no points, regardless of who filled the cart', async () => {
    const { headers, id } = await shop.makePerson(200)
    const { payload: used } = await shop.points(await shop.cartOf(headers, { grinder: 1 }), headers, 150)
    expect((await shop.order(used)).failure.code).toBe('stale')
    const { payload } = await shop.order(await shop.read(used))
    expect(payload).toMatchObject({ total: 1130, orderLoyalty: { pointsRedeemed: 0, earned: 0 } })
    expect(await shop.balanceOf(id)).toEqual([200, 200])
  })

  test('sent twice under one key takes the points once', async () => {
    const { headers, id } = await shop.makePerson(200)
    const { payload: used } = await shop.points(await shop.cartOf(headers, { grinder: 1 }), headers, 150)
    const body = await shop.orderFor(used)
    const key = `twice-${id}`
    const answers = await Promise.all([1, 2].map(() => shop.send(body, key, {}, headers)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await shop.balanceOf(id)).toEqual([50, 50])
  })
})

describe('a loyalty account', () => {
  test('is returned with its tier, rewards and ledger, in the requested language', async () => {
    const headers = by(await shop.signIn('alex'))
    const { payload } = await shop.to(readLoyalty, { headers, query: { locale: 'fr-CA' } })
    expect(payload).toMatchObject({
      points: 320,
      tier: 'Floraison',
      next: { name: 'Récolte', missing: 680 },
      pointValue: 5,
      pointsPerDollar: 1,
      rewards: [{ id: 'off-2', name: '2\u00a0$ de rabais', points: 35, value: 200 }, {}, {}, {}],
      ledger: [{ kind: 'granted', points: 320, order: null }]
    })
  })

  test('stays in its tier whatever is spent, and names the order that points went into', async () => {
    const { headers } = await shop.makePerson(260)
    const { payload: used } = await shop.points(await shop.cartOf(headers, { grinder: 1 }), headers, 200)
    const { payload: order } = await shop.order(used, headers)
    const { payload } = await shop.to(readLoyalty, { headers })
    expect(payload).toMatchObject({ points: 60, tier: 'Bloom', badges: [{}, { name: 'Collector' }] })
    expect(payload.ledger.find(({ kind }) => kind === 'redeemed')?.order).toBe(order.number)
  })

  test('is closed to guests, and to all where no store rewards anybody', async () => {
    expect((await shop.to(readLoyalty)).failure.code).toBe('unauthorized')
    const plain = await openShop()
    const { status, failure } = await plain.to(readLoyalty, { headers: by(await plain.signIn()) })
    expect([status, failure.code]).toEqual([403, 'forbidden'])
  })

  test('the ledger of every seeded account adds up to its points', async () => {
    const people = await shop.db.select().from(accounts)
    for (const { id, points } of people) expect(await shop.balanceOf(id)).toEqual([points, points])
    expect((await shop.db.select().from(pointsLedger)).length).toBeGreaterThan(1)
  })
})
