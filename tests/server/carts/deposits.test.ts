import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setPoints } from '../../../src/contract/account/loyalty.ts'
import { type Cart, readCart } from '../../../src/contract/cart/cart.ts'
import { setTip } from '../../../src/contract/cart/cart-change.ts'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { readProduct } from '../../../src/contract/catalog/product-detail.ts'
import { readOrder } from '../../../src/contract/order/order.ts'
import type { DepositRule } from '../../../src/rules/deposit/deposit-of.ts'
import { canada } from '../../../src/rules/market/canada.ts'
import { business, locations, products, variants } from '../../../src/server/db/schema.ts'
import { lookAt } from '../../../src/server/shop/menu/snapshots/menu-look.ts'
import { openCheckoutShop } from '../support/checkout.ts'
import { by } from '../support/loyalty.ts'
import { peopleOf } from '../support/people.ts'

const shop = await openCheckoutShop()
const { mailsTo } = peopleOf(shop)

const headers = by(await shop.signIn())
const [store] = await shop.db.select().from(locations).where(eq(locations.slug, 'queen-west'))

/** Moves Queen West to another province. */
const moveTo = (province: string) =>
  shop.db
    .update(locations)
    .set({ address: { ...store!.address, province } })
    .where(eq(locations.id, store!.id))

const setSize = async (product: string, change: Partial<typeof variants.$inferInsert>) =>
  shop.db
    .update(variants)
    .set(change)
    .where(eq(variants.id, await shop.sizeOf(product)))

const read = async (cart: Pick<Cart, 'id'>, more: Record<string, string> = headers) =>
  (await shop.to(readCart, { params: { cart: cart.id }, headers: more })).payload

const cents = ({ taxes }: Cart) => taxes.map(({ name, amount }) => [name, amount])

const inCan = { containers: { kind: 'can' as const, millilitres: 355, count: 1 } }

beforeEach(() => setSize('drink', inCan))
afterEach(async () => {
  await shop.db.update(business).set({ market: null, takesDeposits: true })
  await setSize('drink', { containers: null, deposit: null })
  await setSize('gummies', { taxes: null })
  await moveTo('ON')
})

/** Three drinks and gummies: 36.99, less a code of 5.00 and 100 points of 5 cents: 26.99. The tip is a tenth of 36.99. */
async function worked(): Promise<Cart> {
  let cart = (await shop.codes(await shop.cartWith({ drink: 3, gummies: 1 }), ['FIVE'], headers)).payload
  const params = { cart: cart.id }
  cart = (await shop.to(setTip, { params, body: { version: cart.version, tipShare: 10 }, headers })).payload
  return (await shop.to(setPoints, { params, body: { version: cart.version, points: 100 }, headers })).payload
}

describe('a cart worked out by hand', () => {
  test.each<[province: string, deposits: number, taxes: [string, number][], total: number]>([
    // 13 % of 26.99 is 3.5087.
    ['ON', 0, [['HST', 351]], 3420],
    // 5 % is 1.3495, and 7 % is 1.8893.
    [
      'BC',
      30,
      [
        ['GST', 135],
        ['PST', 189]
      ],
      3423
    ],
    // 9.975 % is 2.6923.
    [
      'QC',
      30,
      [
        ['GST', 135],
        ['QST', 269]
      ],
      3503
    ],
    ['AB', 30, [['GST', 135]], 3234]
  ])('in %s comes to the cent, with code, points, tip and deposits', async (province, deposits, taxes, total) => {
    await moveTo(province)
    const cart = await worked()
    expect(cart).toMatchObject({ subtotal: 3699, deposits, tip: 370, total })
    expect(cents(cart)).toEqual(taxes)
    expect(cart.lines.map(({ deposit }) => deposit)).toEqual([deposits ? 10 : undefined, undefined])
  })

  test('has a product’s own taxes on what its discounts leave of it', async () => {
    await setSize('gummies', { taxes: ['GST'] })
    const cart = await worked()
    // Of both discounts of 5.00 the gummies have 94 cents: 5.11 is left of them, and 21.88 of the drinks.
    expect(cents(cart)).toEqual([
      ['HST', 284],
      ['GST', 26]
    ])
    expect(cart.total).toBe(2699 + 284 + 26 + 370)
  })
})

test('a cartridge in British Columbia has the tax on vapour products, and GST on the price with it', async () => {
  await moveTo('BC')
  await shop.db.update(products).set({ form: 'vape' }).where(eq(products.slug, 'bong'))
  const cart = await shop.cartWith({ bong: 2, drink: 1 })
  // 20 % of 20.00 is 4.00; 5 % of 24.00 and 10.00 is 1.70.
  expect(cents(cart)).toEqual([
    ['GST', 170],
    ['PST', 70],
    ['PST on vapour products', 400]
  ])
  await shop.db.update(products).set({ form: 'accessory' }).where(eq(products.slug, 'bong'))
})

describe('deposits', () => {
  beforeEach(() => moveTo('BC'))

  test('are paid in full where discounts leave nothing else, and no tip is taken of them', async () => {
    let cart = (await shop.codes(await shop.cartWith({ drink: 1 }), ['FIVE'], headers)).payload
    const params = { cart: cart.id }
    cart = (await shop.to(setTip, { params, body: { version: cart.version, tipShare: 10 }, headers })).payload
    expect(cart).toMatchObject({ points_redeemable: 100, tip: 100, total: 500 + 25 + 35 + 10 + 100 })
    cart = (await shop.to(setPoints, { params, body: { version: cart.version, points: 100 }, headers })).payload
    expect(cart).toMatchObject({ subtotal: 1000, deposits: 10, tip: 0, total: 10 })
    expect(cents(cart)).toEqual([
      ['GST', 0],
      ['PST', 0]
    ])
  })

  test('don’t count toward a code’s minimum, and a sold-out line has none', async () => {
    const cart = await shop.cartWith({ drink: 4, bong: 0 })
    expect((await shop.codes(cart, ['BIG'])).failure.payload).toMatchObject({ promo: { missing: 1000 } })
    await shop.setListing('drink', { stock: 0 })
    expect(await read(cart, {})).toMatchObject({ subtotal: 0, deposits: 0, total: 0 })
    await shop.setListing('drink', { stock: 99 })
  })

  test('given outright win over the table, also in a province without one', async () => {
    await setSize('drink', { deposit: 25 })
    const cart = await shop.cartWith({ drink: 2 })
    expect(cart.deposits).toBe(50)
    await moveTo('ON')
    expect((await read(cart, {})).deposits).toBe(50)
    await setSize('drink', { deposit: 0 })
    expect(await read(cart, {})).toMatchObject({ deposits: 0, lines: [{ total: 2000 }] })
  })

  test('of the table are the retailer’s to switch off', async () => {
    const cart = await shop.cartWith({ drink: 2 })
    expect(cart.deposits).toBe(20)
    await shop.db.update(business).set({ takesDeposits: false })
    expect((await read(cart, {})).deposits).toBe(0)
  })

  test('are taxed where the table says so, and begin at midnight in the store’s time', async () => {
    const { now } = shop.time
    const rule: DepositRule = { from: '2026-11-22', cents: 100, taxes: ['PST'], source: 'A law' }
    const { BC, ...others } = canada.provinces
    await shop.db
      .update(business)
      .set({ market: { ...canada, provinces: { ...others, BC: { ...BC!, deposits: [rule] } } } })
    shop.time.now = new Date('2026-11-21T23:59:59-05:00')
    const cart = await shop.cartWith({ drink: 1 })
    expect([cart.deposits, ...cents(cart)]).toEqual([0, ['GST', 50], ['PST', 70]])
    shop.time.now = new Date('2026-11-22T00:00:00-05:00')
    const next = await read(cart, {})
    expect([next.deposits, ...cents(next)]).toEqual([100, ['GST', 50], ['PST', 77]])
    shop.time.now = now
  })

  test('are on the menu and the product of a store whose province has them', async () => {
    const sizes = async (location: string) => {
      const { payload } = await shop.to(readMenu, { params: { location } })
      const { payload: detail } = await shop.to(readProduct, { params: { location, product: 'drink' } })
      const listed = payload.products.find(({ slug }) => slug === 'drink')
      return [listed?.variants[0]?.deposit, detail.variants[0]?.deposit]
    }
    expect(await sizes('queen-west')).toEqual([10, 10])
    await moveTo('ON')
    expect(await sizes('queen-west')).toEqual([undefined, undefined])
  })

  test('in force name the version of a menu, and later ones don’t yet', async () => {
    const rule: DepositRule = { from: '2026-11-22', cents: 10, source: 'A law' }
    const look = async (day: string, rules: DepositRule[]) => {
      const { fingerprint } = await lookAt(shop.db, store!.id, { rules, day }, { now: 0, zone: 'America/Toronto' })
      return fingerprint
    }
    const before = await look('2026-11-21', [])
    expect(await look('2026-11-21', [rule])).toBe(before)
    const since = await look('2026-11-22', [rule])
    expect(since).not.toBe(before)
    expect(await look('2026-11-22', [{ ...rule, cents: 20 }])).not.toBe(since)
  })

  test('stay with the order, on its lines, in its total and on its receipt', async () => {
    const cart = await shop.cartWith({ drink: 3 })
    const customer = { first_name: 'Ada', last_name: 'Byron', phone: '(416) 555-0123', email: 'deposit@shop.example' }
    const { payload: placed } = await shop.send(await shop.orderFor(cart, { customer }))
    const sums = { deposits: 30, total: 3000 + 150 + 210 + 30, lines: [{ deposit: 10, total: 3000 }] }
    expect(placed).toMatchObject(sums)
    await setSize('drink', { containers: null })
    expect((await shop.to(readOrder, { params: { order: placed.id } })).payload).toMatchObject(sums)
    const [letter] = await mailsTo('deposit@shop.example')
    expect(letter?.body).toMatch(/Container deposits.*\$0\.30/)
  })
})
