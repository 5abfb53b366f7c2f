import { expect, test } from 'vitest'
import { dealOffer } from '../../../src/rules/promo/deal-offer.ts'
import type { PromoKind } from '../../../src/rules/promo/promo-kind.ts'

const of = { categories: ['topicals'] }

test.each<[PromoKind, object | undefined]>([
  [{ kind: 'percent', percent: 20, of }, { percent: 20 }],
  [
    { kind: 'percent', percent: 20, from: 3 },
    { percent: 20, pieces: 3 }
  ],
  [
    { kind: 'amount', cents: 500, from: 2 },
    { amount: 500, pieces: 2 }
  ],
  [
    {
      kind: 'bundle',
      cents: 500,
      parts: [
        { of, count: 1 },
        { of, count: 2 }
      ]
    },
    { amount: 500, pieces: 3 }
  ],
  [
    { kind: 'bundle_price', price: 4000, parts: [{ of, count: 2 }] },
    { price: 4000, pieces: 2 }
  ],
  [{ kind: 'buy_get', buy: 2, get: 1, percent: 100, of }, undefined]
])('the saving of %j in figures', (takes, offer) => {
  expect(dealOffer(takes)).toEqual(offer)
})
