import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { carts } from '../../../src/server/db/schema.ts'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import { readCart } from '../../../src/contract/cart/cart.ts'
import { openRewardingShop } from '../support/loyalty.ts'

const shop = await openRewardingShop()

const held = ({ lines }: Cart) => lines.map(line => [line.productSlug, line.quantity])
const ownerOf = async (id: string) => (await shop.db.select().from(carts).where(eq(carts.id, id)))[0]?.accountId
const isGone = async ({ id }: Cart) => (await shop.to(readCart, { params: { cart: id } })).status === 404

describe('claiming a cart', () => {
  test('makes a guest’s cart the person’s, and reports nothing where nothing is merged', async () => {
    const { headers, id } = await shop.makePerson(100)
    const cart = await shop.cartWith({ grinder: 2 })
    const { status, payload } = await shop.claim(cart, headers)
    expect(status).toBe(201)
    expect(payload.changes).toEqual([])
    expect(payload.cart).toMatchObject({ id: cart.id, version: cart.version + 1, points_redeemable: 100 })
    expect(await ownerOf(cart.id)).toBe(id)
    expect((await shop.claim(cart, headers)).payload.cart).toEqual(payload.cart)
  })

  test('merges the person’s other cart at the store, keeping the larger quantity of a shared variant', async () => {
    const { headers } = await shop.makePerson(0)
    const own = await shop.cartOf(headers, { grinder: 3, gummies: 1, seeds: 2 })
    const cart = await shop.cartWith({ mango: 1, grinder: 1, gummies: 4 })
    const { payload } = await shop.claim(cart, headers)
    expect(held(payload.cart)).toEqual([
      ['mango', 1],
      ['grinder', 3],
      ['gummies', 4],
      ['seeds', 2]
    ])
    expect(payload.changes).toMatchObject([
      {
        name: 'grinder',
        variantName: '3.5 g',
        kind: 'joined',
        before: { quantity: 1, total: 1000 },
        after: { quantity: 3, total: 3000 }
      },
      {
        name: 'seeds',
        variantName: '4 seeds',
        kind: 'joined',
        before: { quantity: 0, total: 0 },
        after: { quantity: 2, total: 2000 }
      }
    ])
    expect(payload.cart).toMatchObject({ id: cart.id, version: cart.version + 1 })
    expect(await isGone(own)).toBe(true)
  })

  test('reports what could not be merged, because none or fewer are left or the limit is reached', async () => {
    const { headers } = await shop.makePerson(0)
    const own = await shop.cartOf(headers, { 'five-left': 4, 'two-left': 1, zebra: 3 })
    await shop.setListing('five-left', { stock: 1 })
    await shop.setListing('two-left', { stock: 0 })
    const cart = await shop.cartWith({ mango: 6 })
    const { payload } = await shop.claim(cart, headers)
    await shop.setListing('five-left', { stock: 5 })
    await shop.setListing('two-left', { stock: 2 })
    expect(
      payload.changes.map(({ name, kind, before, after }) => [name, kind, before.quantity, after.quantity])
    ).toEqual([
      ['five-left', 'fewer', 4, 1],
      ['two-left', 'gone', 1, 0],
      ['Zebra', 'limit', 3, 2]
    ])
    expect(payload.cart.cartFull.active).toBe(false)
    expect(held(payload.cart)).toEqual([
      ['mango', 6],
      ['five-left', 1],
      ['zebra', 2]
    ])
    expect(await isGone(own)).toBe(true)
  })

  test('leaves carts at other stores, other people’s carts and empty carts alone', async () => {
    const [{ headers }, other] = [await shop.makePerson(0), await shop.makePerson(0)]
    const away = await shop.cartOf(headers, { mango: 1 }, 'calgary')
    const theirs = await shop.cartOf(other.headers, { grinder: 1 })
    const empty = await shop.cartOf(headers, { grinder: 0 })
    const { payload } = await shop.claim(await shop.cartWith({ grinder: 1 }), headers)
    expect([held(payload.cart), payload.changes]).toEqual([[['grinder', 1]], []])
    expect(await Promise.all([away, theirs, empty].map(isGone))).toEqual([false, false, false])
  })

  test('carries over the points redeemed in the person’s own cart, as far as possible', async () => {
    const { headers } = await shop.makePerson(200)
    const { payload: own } = await shop.points(await shop.cartOf(headers, { grinder: 1 }), headers, 150)
    expect(own.orderLoyalty.pointsRedeemed).toBe(150)
    const { payload } = await shop.claim(await shop.cartWith({ gummies: 1 }), headers)
    expect(payload.cart.orderLoyalty.pointsRedeemed).toBe(150)
  })

  test('drops the points that another has asked for', async () => {
    const [one, other] = [await shop.makePerson(200), await shop.makePerson(200)]
    const { payload: used } = await shop.points(await shop.cartOf(one.headers, { grinder: 1 }), one.headers, 150)
    const { payload } = await shop.claim(used, other.headers)
    expect(payload.cart.orderLoyalty.pointsRedeemed).toBe(0)
  })

  test('sent twice under one key is done once', async () => {
    const { headers } = await shop.makePerson(0)
    await shop.cartOf(headers, { grinder: 3 })
    const cart = await shop.cartWith({ mango: 1 })
    const answers = await Promise.all([1, 2, 3].map(() => shop.claim(cart, headers, `claim-${cart.id}`)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(answers.filter(({ payload }) => payload.changes.length > 0)).toHaveLength(1)
    for (const { payload } of answers) expect(payload.cart.version).toBe(cart.version + 1)
  })

  test('two carts of one person concurrently merges all into one of them, without a deadlock', async () => {
    const { headers } = await shop.makePerson(0)
    const [one, other] = [await shop.cartOf(headers, { grinder: 2 }), await shop.cartOf(headers, { gummies: 2 })]
    const answers = await Promise.all([shop.claim(one, headers), shop.claim(other, headers)])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const left = answers.find(({ status }) => status === 201)?.payload.cart
    expect(left && held(left).toSorted()).toEqual([
      ['grinder', 2],
      ['gummies', 2]
    ])
  })

  test('asks for a session and a cart', async () => {
    const { headers } = await shop.makePerson(0)
    expect((await shop.claim(await shop.begin(), {})).failure.code).toBe('unauthorized')
    expect((await shop.claim({ id: 'none' }, headers)).failure.code).toBe('not_found')
  })
})
