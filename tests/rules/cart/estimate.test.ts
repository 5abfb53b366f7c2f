import { describe, expect, test } from 'vitest'
import { estimateCart } from '../../../src/rules/cart/estimate-cart.ts'
import { product, size } from '../support/products.ts'
import { cart, queenWest } from '../../screens/support/samples.ts'

const line = { ...cart.lines[0]!, quantity: 2, unitPrice: 1000, total: 2000 }
const estimated = (tip: object, quantity: number) =>
  estimateCart({
    cart: { ...cart, lines: [line], ...tip },
    wanted: { [line.variant]: quantity },
    products: [],
    location: 'queen-west',
    limit: queenWest.purchaseLimit,
    currency: 'CAD'
  })

test.each([
  ['a share follows the goods', { tip: 400, tipShare: 20 }, 1, { subtotal: 1000, tip: 200, total: 1200 }],
  ['an amount stays', { tip: 400 }, 1, { subtotal: 1000, tip: 400, total: 1400 }],
  ['nothing is added to an emptied cart', { tip: 400 }, 0, { subtotal: 0, tip: 0, total: 0 }]
])('in the estimate of a cart with a tip, %s', (_what, tip, quantity, sums) => {
  expect(estimated(tip, quantity)).toMatchObject(sums)
})

const limit = queenWest.purchaseLimit
const empty = { cart: undefined, wanted: {}, products: [], location: 'queen-west', limit, currency: 'CAD' }

test('the estimate of a cart adds the deposit of each pack, for lines of the cart and new ones', () => {
  const drink = product('Ginger', { limitClass: 'beverage', variants: [size('355 mL', 500, { deposit: 10 })] })
  const [can] = drink.variants
  const wanted = { [line.variant]: 1, [can!.id]: 3 }
  const sums = estimateCart({
    ...empty,
    cart: { ...cart, lines: [{ ...line, deposit: 5 }] },
    wanted,
    products: [drink]
  })
  expect(sums).toMatchObject({ subtotal: 2500, deposits: 35, total: 2535, lines: [{ deposit: 5 }, { deposit: 10 }] })
})

describe('the estimate of a cart while the API is down (SPEC C16)', () => {
  const flower = product('Blue Dream', {
    limitClass: 'dried',
    variants: [size('1 g', 1000, { weight: 1 }), size('3.5 g', 3000, { weight: 3.5, salePrice: 2500, stock: 4 })]
  })
  const grinder = product('Grinder', { limitClass: 'accessory', variants: [size('One', 2000)] })
  const [gram, eighth] = flower.variants
  const [one] = grinder.variants
  const products = [grinder, flower]

  test('of nothing is an empty cart for pickup', () => {
    expect(estimateCart(empty)).toEqual({
      id: '',
      version: 0,
      method: 'pickup',
      delivery: null,
      tipShare: undefined,
      tip: 0,
      orderLoyalty: { pointsRedeemed: 0, amount: 0 },
      orderReward: { points: 0, id: null, name: null, amount: 0 },
      points_redeemable: 0,
      deals: [],
      hints: [],
      promos: [],
      fee: 0,
      deposits: 0,
      location: 'queen-west',
      lines: [],
      count: 0,
      subtotal: 0,
      savings: 0,
      taxes: [],
      total: 0,
      currency: 'CAD',
      equivalent: 0,
      cartFull: { active: false, limit: 30, exceedValue: 0 }
    })
  })

  test('prices a new line at its sale price, with its savings and its equivalent toward the limit', () => {
    const estimate = estimateCart({ ...empty, products, wanted: { [eighth!.id]: 2 } })
    expect(estimate.lines).toEqual([
      {
        id: eighth!.id,
        variant: eighth!.id,
        product: flower.id,
        productSlug: flower.slug,
        name: 'Blue Dream',
        brand: flower.brand,
        variantName: '3.5 g',
        picture: flower.picture,
        quantity: 2,
        note: null,
        stock: 4,
        unitPrice: 2500,
        regularPrice: 3000,
        total: 5000,
        limitClass: 'dried',
        equivalent: 7,
        problem: null
      }
    ])
    expect(estimate).toMatchObject({ count: 2, subtotal: 5000, savings: 1000, total: 5000, equivalent: 7 })
  })

  test('adds up lines at their regular prices, of products that count and of some that don’t', () => {
    const wanted = { [gram!.id]: 3, [one!.id]: 2, unknown: 5 }
    const estimate = estimateCart({ ...empty, products, wanted })
    expect(estimate.lines.map(each => [each.variant, each.quantity, each.total])).toEqual([
      [gram!.id, 3, 3000],
      [one!.id, 2, 4000]
    ])
    expect(estimate).toMatchObject({ count: 5, subtotal: 7000, savings: 0, total: 7000, equivalent: 3 })
  })

  test('changes a line of the last cart and leaves out one of which none is wanted', () => {
    const [first, second] = [
      { ...line, variant: 'a', quantity: 2, unitPrice: 1000, regularPrice: 1500, total: 2000, equivalent: 7 },
      { ...line, variant: 'b', quantity: 1, unitPrice: 500, regularPrice: 500, total: 500, equivalent: 1 }
    ]
    const last = { ...cart, lines: [first, second], fee: 500, taxes: [{ name: 'HST', rate: 13, amount: 1 }], tip: 0 }
    const known = product('Old Pal', { variants: [size('1 g', 900, { id: 'a' })] })
    const estimate = estimateCart({ ...empty, cart: last, products: [known], wanted: { a: 3, b: 0 } })
    expect(estimate.lines).toEqual([{ ...first, quantity: 3, total: 3000, equivalent: 10.5 }])
    expect(estimate).toMatchObject({ id: cart.id, fee: 0, taxes: [], promos: [], count: 3, savings: 1500 })
    expect(estimate).toMatchObject({ subtotal: 3000, total: 3000, equivalent: 10.5 })
  })

  test('counts no line of which nothing is left, and keeps it to be seen', () => {
    const gone = { ...line, variant: 'a', quantity: 2, problem: 'sold_out' as const }
    const estimate = estimateCart({ ...empty, cart: { ...cart, tip: 0, lines: [gone] } })
    expect(estimate.lines).toHaveLength(1)
    expect(estimate).toMatchObject({ subtotal: 0, savings: 0, equivalent: 0 })
  })

  test.each([
    [30, { active: false, limit: 30, exceedValue: 0 }],
    [31, { active: true, limit: 30, exceedValue: 1 }]
  ])('of %i grams of flower says by how much the limit is exceeded', (quantity, cartFull) => {
    expect(estimateCart({ ...empty, products, wanted: { [gram!.id]: quantity } }).cartFull).toEqual(cartFull)
  })
})
