import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate } from '../../../src/rules/money/allocate.ts'

test.each<[cents: number, weights: number[], shares: number[]]>([
  [0, [1, 2], [0, 0]],
  [100, [], []],
  [100, [0, 0], [0, 0]],
  [100, [1, 1, 1], [34, 33, 33]],
  [500, [3000, 699], [406, 94]],
  [10, [0, 5, 5], [0, 5, 5]]
])('%d cents by the weights %j are %j', (cents, weights, shares) => {
  expect(allocate(cents, weights)).toEqual(shares)
})

test('shares add up to the whole, and none exceeds its weight', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 500 }), { minLength: 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, part) => {
        const all = weights.reduce((sum, weight) => sum + weight, 0)
        const shared = Math.floor(all * part)
        const shares = allocate(shared, weights)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(shared)
        expect(shares.every((share, at) => share >= 0 && share <= (weights[at] ?? 0))).toBe(true)
      }
    )
  )
})
