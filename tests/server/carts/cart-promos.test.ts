import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { promos } from '../../../src/server/db/schema.ts'
import { type Cart, readCart } from '../../../src/contract/cart/cart.ts'
import { setPoints } from '../../../src/contract/account/loyalty.ts'
import { openCheckoutShop } from '../support/checkout.ts'
import { by } from '../support/loyalty.ts'

const shop = await openCheckoutShop()

const refused = async (cart: Cart, ...codes: string[]) => {
  const { status, failure } = await shop.codes(cart, codes)
  return [status, failure.code, failure.payload]
}

const because = (code: string, problem: string, missing: number | null = null) => [
  409,
  'promo',
  { promo: { code, problem, missing } }
]

describe('the codes of a cart', () => {
  test('take off their cents before tax, whatever their case, each once', async () => {
    const { status, payload } = await shop.codes(await shop.cartOf(3), [' five ', 'FIVE', 'Two'])
    expect(status).toBe(200)
    expect(payload.promos).toEqual([
      { code: 'FIVE', name: 'FIVE', amount: 500, problem: null, missing: null },
      { code: 'TWO', name: 'TWO', amount: 200, problem: null, missing: null }
    ])
    expect(payload).toMatchObject({ subtotal: 3000, taxes: [{ amount: 299 }], total: 2599 })
    expect((await shop.codes(payload, [])).payload).toMatchObject({ promos: [], total: 3390 })
  })

  test('are found as they are copied out of a letter, and count once in two spellings', async () => {
    const spelled = ['\u2060Five.', '“FI\u2011VE”', 'F I V\u00a0E', 'ｆｉｖｅ']
    for (const typed of spelled)
      expect((await shop.codes(await shop.cartOf(3), [typed])).payload.promos).toMatchObject([
        { code: 'FIVE', amount: 500 }
      ])
    const twice = await shop.codes(await shop.cartOf(3), spelled.slice(0, 3))
    expect(twice.payload.promos).toMatchObject([{ code: 'FIVE', amount: 500 }])
  })

  test('have their names in the language asked for', async () => {
    const { payload } = await shop.codes(await shop.cartOf(3), ['FIVE'], {}, 'fr-CA')
    expect(payload.promos[0]?.name).toBe('FIVE fr')
  })

  test('are for the categories that they name', async () => {
    const cart = await shop.cartWith({ bong: 1, zebra: 1 })
    expect((await shop.codes(cart, ['OTHERS'])).payload.promos).toMatchObject([{ amount: 500 }])
  })

  test('come after sale prices and before reward and points, which never pay what codes have taken off', async () => {
    const headers = by(await shop.signIn())
    const cart = await shop.cartWith({ apple: 2 })
    const withCode = (await shop.codes(cart, ['FIVE'], headers)).payload
    expect(withCode).toMatchObject({ subtotal: 900, savings: 100, points_redeemable: 80, orderLoyalty: { earns: 4 } })
    const { payload } = await shop.to(setPoints, {
      params: { cart: cart.id },
      body: { version: withCode.version, points: 80 },
      headers
    })
    expect(payload).toMatchObject({ total: 0, orderLoyalty: { pointsRedeemed: 80, amount: 400, earns: 0 } })
    // With another code there is less to pay, so unused points are returned.
    const { payload: both } = await shop.codes(payload, ['FIVE', 'TWO'], headers)
    expect(both).toMatchObject({ total: 0, orderLoyalty: { pointsRedeemed: 40, amount: 200 } })
  })

  test('are refused with their reason, and nothing is changed', async () => {
    const cart = await shop.cartOf(3, ['FIVE'])
    expect(await refused(cart, 'FIVE', 'nope')).toEqual(because('NOPE', 'unknown'))
    expect(await refused(cart, 'FIVE', 'ALONE')).toEqual(because('ALONE', 'not_combined'))
    expect(await refused(cart, 'BIG')).toEqual(because('BIG', 'minimum', 2000))
    expect(await refused(cart, 'LATER')).toEqual(because('LATER', 'not_yet'))
    expect(await refused(cart, 'GONE')).toEqual(because('GONE', 'expired'))
    expect((await shop.to(readCart, { params: { cart: cart.id } })).payload).toEqual(cart)
    expect(await refused(await shop.cartOf(1, [], 'kensington'), 'HERE')).toEqual(because('HERE', 'other_store'))
    const curbside = (await shop.method(cart, 'curbside')).payload
    expect(await refused(curbside, 'PICKUP')).toEqual(because('PICKUP', 'other_method'))
    expect(await refused(await shop.cartWith({ zebra: 1 }), 'OTHERS')).toEqual(because('OTHERS', 'no_items'))
    expect(await refused(await shop.begin(), 'FIVE')).toEqual(because('FIVE', 'no_items'))
  })

  test('are refused in the shopper’s language', async () => {
    const { failure } = await shop.codes(await shop.cartOf(1), ['NOPE'], {}, 'fr-CA')
    expect(failure.message).toBe('Ce code ne peut pas être utilisé.')
  })

  test('that stop to hold stay with their problem and take nothing off', async () => {
    const cart = await shop.cartOf(5, ['BIG'])
    const fewer = await shop.ask(cart, 'bong', 4)
    expect(fewer.payload.promos).toEqual([{ code: 'BIG', name: 'BIG', amount: 0, problem: 'minimum', missing: 1000 }])
    expect(fewer.payload.total).toBe(4520)
    const changed = await shop.codes(fewer.payload, ['BIG', 'FIVE'])
    expect(changed.payload.promos).toMatchObject([
      { code: 'BIG', problem: 'minimum' },
      { code: 'FIVE', amount: 500 }
    ])
    const more = await shop.ask(fewer.payload.version < changed.payload.version ? changed.payload : cart, 'bong', 5)
    expect(more.payload.promos).toMatchObject([
      { code: 'BIG', problem: null, amount: 400 },
      { code: 'FIVE', problem: 'not_combined', amount: 0 }
    ])
  })

  test('that expire while they are in the cart say so', async () => {
    const cart = await shop.cartOf(3, ['SOON'])
    expect(cart.promos).toMatchObject([{ amount: 100 }])
    const then = shop.time.now
    shop.time.now = new Date(then.getTime() + 24 * 60 * 60_000)
    const { payload } = await shop.to(readCart, { params: { cart: cart.id } })
    shop.time.now = then
    expect(payload).toMatchObject({ total: 3390, promos: [{ problem: 'expired', amount: 0 }] })
  })

  test('that were taken away altogether are unknown, and their names with them', async () => {
    const [row] = await shop.db
      .insert(promos)
      .values({
        code: 'FLEETING',
        name: { en: 'Fleeting', fr: 'Éphémère' },
        takes: { kind: 'percent', percent: 10 }
      })
      .returning()
    const cart = await shop.cartOf(1, ['FLEETING'])
    expect(cart.promos).toMatchObject([{ name: 'Fleeting', amount: 100 }])
    await shop.db.delete(promos).where(eq(promos.id, row?.id ?? ''))
    const { payload } = await shop.to(readCart, { params: { cart: cart.id } })
    expect(payload.promos).toEqual([{ code: 'FLEETING', name: null, amount: 0, problem: 'unknown', missing: null }])
  })

  test('name the field that is wrong, and are at most three', async () => {
    const cart = await shop.cartOf(1)
    const fields = async (...codes: string[]) => {
      const { status, failure } = await shop.codes(cart, codes)
      return [status, failure.fields]
    }
    expect(await fields('FIVE', ' ')).toEqual([422, { 'codes.1': 'required' }])
    expect(await fields('x'.repeat(41))).toEqual([422, { 'codes.0': 'too_long' }])
    expect(await fields('A', 'B', 'C', 'D')).toEqual([422, { codes: 'too_long' }])
    expect(await fields('A\u0000')).toEqual([422, { 'codes.0': 'unknown' }])
  })

  test('that do not exist can be tried ten times per cart and twenty times per client within ten minutes', async () => {
    const minutes = (count: number) => (shop.time.now = new Date(shop.time.now.getTime() + count * 60_000))
    minutes(11)
    const cart = await shop.cartOf(1)
    const guess = async (cart: Cart, code: string) => {
      const answer = await shop.codes(cart, [code])
      return answer.status === 200 ? 'used' : [answer.failure.code, answer.headers.get('retry-after')]
    }
    const guesses = async (cart: Cart, count: number) => {
      const answers: unknown[] = []
      for (let index = 0; index < count; index++) answers.push(await guess(cart, `GUESS${index}`))
      return answers
    }
    // A known code that can't be used doesn't count as an attempt.
    for (let index = 0; index < 12; index++) expect(await guess(cart, 'BIG')).toEqual(['promo', null])
    expect(await guesses(cart, 11)).toEqual([...Array<unknown>(10).fill(['promo', null]), ['rate_limited', '600']])
    expect(await guess(cart, 'FIVE')).toEqual(['rate_limited', '600'])
    const other = (await shop.codes(await shop.cartOf(1), ['FIVE'])).payload
    expect(other.promos).toMatchObject([{ code: 'FIVE', amount: 500 }])
    expect(await guesses(other, 10)).toEqual(Array(10).fill(['promo', null]))
    expect(await guess(await shop.cartOf(1), 'FIVE')).toEqual(['rate_limited', '600'])
    // Removing a code doesn't count either.
    expect((await shop.codes(other, [])).payload.promos).toEqual([])
    minutes(11)
    expect(await guess(cart, 'FIVE')).toBe('used')
  })

  test('of a version that has passed bring the fresh cart', async () => {
    const cart = await shop.cartOf(1)
    await shop.ask(cart, 'bong', 2)
    const { status, failure } = await shop.codes(cart, ['FIVE'])
    expect([status, failure.code]).toEqual([409, 'stale'])
    expect(failure.payload).toMatchObject({ count: 2, promos: [] })
  })
})
