import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { availablePoints } from '../../../src/rules/cart/points.ts'

const points = fc.nat({ max: 1_000_000 })
const cart = (redeemed: number, reward: number) => ({
  orderLoyalty: { pointsRedeemed: redeemed },
  orderReward: { points: reward }
})

describe('available points are the user’s points − points redeemed in the cart − reward points in the cart, never below 0 (SPEC A5)', () => {
  test.each([
    [500, 0, 0, 500],
    [500, 120, 0, 380],
    [500, 0, 80, 420],
    [500, 120, 80, 300],
    [200, 120, 80, 0],
    [199, 120, 80, 0],
    [0, 0, 0, 0]
  ])('of %i points, with %i redeemed and %i for a reward, there are %i', (own, redeemed, reward, expected) => {
    expect(availablePoints(own, cart(redeemed, reward))).toBe(expected)
  })

  test.each([
    ['no cart', undefined],
    ['a cart of nothing', null],
    ['a cart without either part', {}],
    ['parts that are null', { orderLoyalty: null, orderReward: null }],
    ['parts without points', { orderLoyalty: {}, orderReward: {} }],
    ['points that are null', { orderLoyalty: { pointsRedeemed: null }, orderReward: { points: null } }]
  ])('%s takes none', (_, absent) => {
    expect(availablePoints(500, absent)).toBe(500)
  })

  test('one part counts where the other is absent', () => {
    expect(availablePoints(500, { orderLoyalty: { pointsRedeemed: 120 } })).toBe(380)
    expect(availablePoints(500, { orderReward: { points: 80 } })).toBe(420)
  })

  test('they are never below 0 nor above the user’s points, and redeemed points are subtracted', () => {
    fc.assert(
      fc.property(points, points, points, (own, redeemed, reward) => {
        const available = availablePoints(own, cart(redeemed, reward))
        expect(available).toBeGreaterThanOrEqual(0)
        expect(available).toBeLessThanOrEqual(own)
        expect(available === 0 || available + redeemed + reward === own).toBe(true)
      })
    )
  })
})
