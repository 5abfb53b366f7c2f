import { expect, test } from 'vitest'
import { estimateCart } from '../../../src/rules/cart/estimate-cart.ts'
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
