import { expect, test } from 'vitest'
import type { Cart } from '../../src/contract/cart/cart.ts'
import { sumParts } from '../../src/format/sum-parts.ts'
import { savedIn } from '../../src/rules/order/sum-rows.ts'

const sums = {
  subtotal: 2500,
  deals: [],
  promos: [],
  taxes: [{ name: 'HST', amount: 325 }],
  tip: 0,
  currency: 'CAD',
  orderLoyalty: { pointsRedeemed: 0 },
  orderReward: { points: 0 }
}
const there = { zone: 'West End', problem: null } as Cart['delivery']
const outside = { zone: null, problem: 'out_of_zone' } as Cart['delivery']

const feeIn = (own: object, locale: 'en-CA' | 'fr-CA' = 'en-CA') =>
  sumParts({ ...sums, method: 'delivery', fee: 0, ...own } as unknown as Cart, locale)
    .filter(({ name }) => name === 'Delivery' || name === 'Livraison')
    .map(({ amount }) => amount)

test.each([
  ['what it costs', { fee: 500, delivery: there }, '$5.00', '5,00\u00a0$'],
  ['that it costs nothing where it does', { delivery: there }, 'Free', 'Gratuite'],
  ['that of an order, too', {}, 'Free', 'Gratuite'],
  [
    'that it goes by the address while none is known',
    { delivery: null },
    'Depends on your address',
    'Selon votre adresse'
  ],
  ['the same where nothing is brought', { delivery: outside }, 'Depends on your address', 'Selon votre adresse']
])('the line of a delivery shows %s', (_what, own, english, french) => {
  expect(feeIn(own)).toEqual([english])
  expect(feeIn(own, 'fr-CA')).toEqual([french])
})

test('a pickup has no delivery line', () => {
  expect(feeIn({ method: 'pickup', delivery: null })).toEqual([])
})

test.each([
  [{ tip: 600 }, 'Tip', 'Pourboire'],
  [{ tip: 600, tipShare: 20 }, 'Tip (20%)', 'Pourboire (20\u00a0%)']
])('a tip of %j is named after its share', (own, english, french) => {
  const names = (locale: 'en-CA' | 'fr-CA') =>
    sumParts({ ...sums, method: 'pickup', fee: 0, ...own } as unknown as Cart, locale).map(({ name }) => name)
  expect(names('en-CA').at(-1)).toBe(english)
  expect(names('fr-CA').at(-1)).toBe(french)
})

test('savings are the sum of sales, deals and codes', () => {
  expect(savedIn({ savings: 300, deals: [], promos: [] })).toBe(300)
  expect(
    savedIn({ savings: 300, deals: [{ amount: 81 }], promos: [{ amount: 619 }, { amount: 0 }] } as unknown as Cart)
  ).toBe(1000)
})
