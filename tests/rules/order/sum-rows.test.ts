import fc from 'fast-check'
import { expect, test } from 'vitest'
import { savedIn, sumRows } from '../../../src/rules/order/sum-rows.ts'

type Summed = Parameters<typeof sumRows>[0]

const plain: Summed = {
  subtotal: 5000,
  deals: [],
  promos: [],
  orderLoyalty: { pointsRedeemed: 0, amount: 0 },
  orderReward: { points: 0, id: null, name: null, amount: 0 },
  method: 'pickup',
  fee: 0,
  deposits: 0,
  taxes: [],
  tip: 0
}

const promo = (code: string, amount: number) => ({ code, name: 'Spring', amount })

test.each<[string, Partial<Summed>, object[]]>([
  ['the goods alone', {}, []],
  [
    'a code that takes something off',
    { promos: [promo('TEN', 500)] },
    [{ kind: 'promo', name: 'Spring', code: 'TEN', cents: -500 }]
  ],
  ['no code that takes nothing off', { promos: [promo('TEN', 0)] }, []],
  [
    'a reward for points',
    { orderReward: { points: 200, id: 'r', name: 'Ten off', amount: 1000 } },
    [{ kind: 'reward', name: 'Ten off', cents: -1000 }]
  ],
  [
    'a reward without a name',
    { orderReward: { points: 200, id: 'r', name: null, amount: 1000 } },
    [{ kind: 'reward', name: '', cents: -1000 }]
  ],
  [
    'redeemed points',
    { orderLoyalty: { pointsRedeemed: 300, amount: 300 } },
    [{ kind: 'points', count: 300, cents: -300 }]
  ],
  ['the fee of a delivery', { method: 'delivery', fee: 500 }, [{ kind: 'fee', cents: 500 }]],
  ['a delivery that is free', { method: 'delivery' }, [{ kind: 'fee', cents: 0 }]],
  ['a fee of another method', { method: 'curbside', fee: 200 }, [{ kind: 'fee', cents: 200 }]],
  [
    'each tax by its name',
    {
      taxes: [
        { name: 'GST', amount: 250 },
        { name: 'PST', amount: 350 }
      ]
    },
    [
      { kind: 'tax', name: 'GST', cents: 250 },
      { kind: 'tax', name: 'PST', cents: 350 }
    ]
  ],
  ['the deposits', { deposits: 30 }, [{ kind: 'deposits', cents: 30 }]],
  ['a tip', { tip: 400 }, [{ kind: 'tip', cents: 400 }]]
])('the price breakdown of an order has the subtotal and %s', (_what, part, rows) => {
  expect(sumRows({ ...plain, ...part })).toEqual([{ kind: 'subtotal', cents: 5000 }, ...rows])
})

test('discounts come before the fee, and that before deposits, taxes and the tip', () => {
  const all = sumRows({
    subtotal: 5000,
    deals: [{ id: 'd', name: 'Happy hour', amount: 50 }],
    promos: [promo('A', 100), promo('B', 200)],
    orderReward: { points: 1, id: 'r', name: 'Reward', amount: 300 },
    orderLoyalty: { pointsRedeemed: 10, amount: 10 },
    method: 'delivery',
    fee: 500,
    deposits: 40,
    taxes: [{ name: 'HST', amount: 600 }],
    tip: 700
  })
  const kinds = ['subtotal', 'deal', 'promo', 'promo', 'reward', 'points', 'fee', 'deposits', 'tax', 'tip']
  expect(all.map(({ kind }) => kind)).toEqual(kinds)
  expect(all.reduce((sum, { cents }) => sum + cents, 0)).toBe(5000 - 50 - 100 - 200 - 300 - 10 + 500 + 40 + 600 + 700)
})

test('savings are those of sales, deals and all codes together', () => {
  const cents = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(cents, fc.array(cents), cents, (savings, amounts, amount) => {
      const promos = amounts.map(amount => promo('X', amount))
      const deals = [{ id: 'd', name: 'Happy hour', amount }]
      expect(savedIn({ savings, deals, promos })).toBe([savings, amount, ...amounts].reduce((sum, one) => sum + one))
    })
  )
})
