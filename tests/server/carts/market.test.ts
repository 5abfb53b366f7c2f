import { eq } from 'drizzle-orm'
import { parse } from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { business, locations } from '../../../src/server/db/schema.ts'
import { saveAddress } from '../../../src/contract/account/me.ts'
import { setDelivery } from '../../../src/contract/cart/cart-change.ts'
import { previewMove } from '../../../src/contract/cart/cart-move.ts'
import { readCart } from '../../../src/contract/cart/cart.ts'
import { readOrder } from '../../../src/contract/order/order.ts'
import { market } from '../../../src/contract/store/market.ts'
import { readBusiness } from '../../../src/contract/store/business.ts'
import { canada } from '../../../src/rules/market/canada.ts'
import type { MarketData } from '../../../src/rules/market/market-data.ts'
import { marketIn } from '../../../src/rules/market/market.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

const same = (name: string) => ({ en: name, fr: name })

/** A country with one province, whose code is none of Canada's, and a tax of its own. */
const elsewhere = {
  country: 'XX',
  postalCodes: { pattern: '\\d{5}', example: '10115' },
  taxNames: { VAT: { en: 'VAT', fr: 'TVA' } },
  provinces: { XY: { name: same('Somewhere'), legalAge: 20, taxes: [{ code: 'VAT', rate: 7.25 }] } }
}

async function moveTo(stored: MarketData | null, province: string): Promise<void> {
  await shop.db.update(business).set({ market: stored })
  const rows = await shop.db.select().from(locations)
  for (const { id, address } of rows)
    await shop.db
      .update(locations)
      .set({ address: { ...address, province } })
      .where(eq(locations.id, id))
}

const sent = async (locale: string) => {
  const { payload } = await shop.to(readBusiness, { query: { locale } })
  return parse(market, payload.business.market)
}

describe('the market of the business', () => {
  afterEach(() => moveTo(null, 'ON'))

  test('is Canada unless it has one of its own, in the language of the caller', async () => {
    for (const [locale, language] of [
      ['en-CA', 'en'],
      ['fr-CA', 'fr']
    ] as const)
      expect(await sent(locale)).toEqual(marketIn(canada, { currency: 'CAD', language }))
    await moveTo(elsewhere, 'XY')
    expect(await sent('fr-CA')).toEqual({
      country: 'XX',
      currency: 'CAD',
      provinces: [{ code: 'XY', name: 'Somewhere', legalAge: 20, taxes: [{ name: 'TVA', rate: 7.25 }] }],
      postalCodes: { pattern: '\\d{5}', example: '10115' }
    })
  })

  test('decides the taxes of carts and orders, which keep their names when it changes', async () => {
    await moveTo(elsewhere, 'XY')
    const cart = await shop.cartWith({ mango: 1 })
    // 72.5 cents, to the even one: the market doesn't say how it rounds.
    const amount = 72
    expect(cart.taxes).toEqual([{ name: 'VAT', amount }])
    expect(cart.total).toBe(cart.subtotal + amount)
    const params = { cart: cart.id }
    const { after } = (await shop.to(previewMove, { params, query: { location: 'calgary' } })).payload
    expect(after.subtotal).toBeGreaterThan(0)
    expect([after.subtotal, after.total]).toEqual([1000, 1072])
    const { payload: order } = await shop.send(await shop.orderFor(cart))
    await moveTo(null, 'ON')
    const filling = { params: { order: order.id }, query: { locale: 'fr-CA' } }
    expect((await shop.to(readOrder, filling)).payload.taxes).toEqual([{ name: 'TVA', amount }])
  })

  test('says how half a cent is rounded', async () => {
    await moveTo({ ...elsewhere, rounding: 'half-up' }, 'XY')
    const cart = await shop.cartWith({ mango: 1 })
    expect(cart.taxes).toEqual([{ name: 'VAT', amount: 73 }])
  })

  test('decides which postal codes an address may have', async () => {
    const headers = { Authorization: `Bearer ${await shop.signIn()}` }
    const home = { label: 'Home', line1: '1 High Street', unit: null, city: 'Somewhere', province: 'XY', notes: null }
    const keep = (postalCode: string) =>
      shop.to(saveAddress, { params: { address: 'a' }, body: { ...home, postalCode }, headers })
    const cart = await shop.begin('queen-west', 'delivery')
    const bring = (postalCode: string) => {
      const address = { ...home, postalCode, lat: null, lng: null }
      return shop.to(setDelivery, { params: { cart: cart.id }, body: { version: cart.version, address } })
    }
    expect((await keep('10115')).failure.fields).toEqual({ postalCode: 'postal' })
    expect((await bring('10115')).failure.fields).toEqual({ 'address.postalCode': 'postal' })
    await moveTo(elsewhere, 'XY')
    expect((await keep('M6J 1E8')).failure.fields).toEqual({ postalCode: 'postal' })
    expect((await keep(' 10115.')).payload.addresses[0]?.postalCode).toBe('10115')
    expect((await bring('10115')).payload.delivery?.address.postalCode).toBe('10115')
  })

  test('leaves Ontario’s 13 % and Alberta’s 5 % where it is Canada', async () => {
    const cart = await shop.cartWith({ grinder: 1 })
    expect(cart.taxes).toEqual([{ name: 'HST', amount: Math.round(cart.subtotal * 0.13) }])
    await moveTo(null, 'AB')
    const { payload } = await shop.to(readCart, { params: { cart: cart.id }, query: { locale: 'fr-CA' } })
    expect(payload.taxes).toEqual([{ name: 'TPS', amount: Math.round(cart.subtotal * 0.05) }])
  })
})
