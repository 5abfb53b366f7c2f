import { isNotNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orders } from '../../../src/server/db/schema.ts'
import { readOrders } from '../../../src/contract/order/order.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const by = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` })

describe('the orders of an account', () => {
  const read = (headers: Record<string, string>, query = {}) => shop.to(readOrders, { headers, query })

  test('are returned to its own session only, the latest first', async () => {
    const token = await shop.signIn('alex')
    const placed: string[] = []
    for (const product of ['mango', 'zebra']) {
      shop.time.now = new Date(shop.time.now.getTime() + 60_000)
      const order = await shop.orderFor(await shop.cartWith({ [product]: 1 }))
      placed.unshift((await shop.send(order, product, {}, by(token))).payload.id)
    }
    await shop.send(await shop.orderFor(await shop.cartWith({ mango: 1 })), 'a guest')
    const { payload, headers } = await read(by(token), { locale: 'fr-CA' })
    expect(payload.orders).toHaveLength(2)
    expect(payload.orders.map(order => order.id)).toEqual(placed)
    expect(payload.orders[0]).toMatchObject({
      lines: [{ productSlug: 'zebra', name: 'Zèbre', quantity: 1 }],
      history: [{ status: 'placed' }]
    })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('are empty for a customer without orders, and unavailable without a session', async () => {
    expect((await read(by(await shop.signIn('camille')))).payload.orders).toEqual([])
    expect((await read({})).failure.code).toBe('unauthorized')
  })

  test('are the last twenty', async () => {
    const token = await shop.signIn('alex')
    await shop.send(await shop.orderFor(await shop.cartWith({ mango: 1 })), 'first of many', {}, by(token))
    const [one] = await shop.db.select().from(orders).where(isNotNull(orders.accountId))
    if (!one) throw new Error('No order was kept.')
    await shop.db
      .insert(orders)
      .values(
        Array.from({ length: 24 }, (_, at) => ({ ...one, id: `many-${at}`, cartId: `many-${at}`, number: `M-${at}` }))
      )
    expect((await read(by(token))).payload.orders).toHaveLength(20)
  })
})
