import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Cart, readCart } from '../../../src/contract/cart/cart.ts'
import { previewMove } from '../../../src/contract/cart/cart-move.ts'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { readProduct } from '../../../src/contract/catalog/product-detail.ts'
import { openCheckoutShop } from '../support/checkout.ts'

const shop = await openCheckoutShop()

// The fixture's clock stands on Friday, 20 November 2026; the sale is on Fridays from 16:00 to 20:00 in Toronto.
const at = (time: string, date = '2026-11-20') => new Date(`${date}T${time}-05:00`)
const [starts, ends, nextStarts, nextEnds] = [
  at('16:00:00').toISOString(),
  at('20:00:00').toISOString(),
  at('16:00:00', '2026-11-27').toISOString(),
  at('20:00:00', '2026-11-27').toISOString()
]
const name = 'Happy hour'
const sale = {
  salePrice: 700,
  saleName: { en: name, fr: 'Heure joyeuse' },
  saleTimes: { weekly: [{ day: 5, from: '16:00', to: '20:00' }] }
}
const noSale = { salePrice: null, saleName: null, saleTimes: null }
const nextWeek = { price: 700, name, starts: nextStarts, ends: nextEnds }

beforeEach(async () => {
  shop.time.now = at('15:59:59')
  await shop.setListing('bong', sale)
})
afterEach(() => shop.setListing('bong', noSale))

const params = { location: 'queen-west', product: 'bong' }

const size = async () => {
  const { payload } = await shop.to(readProduct, { params })
  const { salePrice, saleName, saleEnds, nextSale } = payload.variants[0]!
  return { salePrice, saleName, saleEnds, nextSale }
}

const read = async ({ id }: Pick<Cart, 'id'>) => (await shop.to(readCart, { params: { cart: id } })).payload

describe('a sale with times', () => {
  test.each([
    ['a second before', '15:59:59', { ...noSale, nextSale: { price: 700, name, starts, ends } }],
    ['as it begins', '16:00:00', { salePrice: 700, saleName: name, saleEnds: ends, nextSale: nextWeek }],
    ['a second before its end', '19:59:59', { salePrice: 700, saleName: name, saleEnds: ends, nextSale: nextWeek }],
    ['as it ends', '20:00:00', { ...noSale, nextSale: nextWeek }]
  ])('is shown by the store’s clock %s', async (_, time, expected) => {
    shop.time.now = at(time)
    const { saleTimes: _times, ...rest } = { saleTimes: null, saleEnds: undefined, ...expected }
    expect(await size()).toEqual(rest)
  })

  test('is among the offers of a menu only while it is in force', async () => {
    const offers = async () => {
      const { payload } = await shop.to(readMenu, { params, query: { limit: '1' } })
      return payload.highlights.map(({ slug }) => slug)
    }
    expect(await offers()).not.toContain('bong')
    shop.time.now = at('16:00:00')
    expect(await offers()).toContain('bong')
  })

  test('changes the version of the menu as it begins and ends, and not in between', async () => {
    const version = async (time: string) => {
      shop.time.now = at(time)
      return (await shop.to(readMenu, { params, headers: { 'Cache-Control': 'no-cache' } })).payload.version
    }
    const versions = [await version('15:59:59'), await version('16:00:00'), await version('19:59:59')]
    versions.push(await version('20:00:00'))
    expect(versions[1]).not.toBe(versions[0])
    expect(versions[2]).toBe(versions[1])
    expect(versions[3]).not.toBe(versions[2])
  })
})

describe('a cart with a sale that has times', () => {
  test('has the price that is in force, and says when that is another one', async () => {
    const cart = await shop.cartOf(2)
    expect(cart).toMatchObject({
      subtotal: 2000,
      savings: 0,
      repricedAt: starts,
      pricedAt: at('15:59:59').toISOString()
    })
    shop.time.now = at('16:00:00')
    expect(await read(cart)).toMatchObject({ subtotal: 1400, savings: 600, repricedAt: ends })
    shop.time.now = at('20:00:00')
    expect(await read(cart)).toMatchObject({ subtotal: 2000, savings: 0, repricedAt: nextStarts })
  })

  test('is refused as an order once the sale is over, with both totals, and taken with the new one', async () => {
    shop.time.now = at('19:59:59')
    const cart = await shop.cartOf(2)
    expect(cart.total).toBe(1582)
    shop.time.now = at('20:00:00')
    const refused = await shop.send(await shop.orderFor(cart, { total: cart.total }))
    expect(refused.status).toBe(409)
    expect(refused.failure).toMatchObject({
      code: 'stale',
      message: 'Prices have changed: your total is now $22.60 instead of $15.82. Please check your cart.',
      payload: { id: cart.id, version: cart.version, total: 2260, repriced: { before: 1582, after: 2260 } }
    })
    const { payload } = await shop.send(await shop.orderFor(cart, { total: 2260 }))
    expect(payload).toMatchObject({ total: 2260, lines: [{ unitPrice: 1000, regularPrice: 1000 }] })
  })

  test('has no other price at a store without the sale, of which a move says so', async () => {
    const cart = await shop.cartOf(1)
    const preview = async () =>
      (await shop.to(previewMove, { params: { cart: cart.id }, query: { location: 'kensington' } })).payload.changes
    expect(await preview()).toEqual([])
    shop.time.now = at('16:00:00')
    expect(await preview()).toMatchObject([{ kind: 'price', before: { total: 700 }, after: { total: 1000 } }])
  })
})
