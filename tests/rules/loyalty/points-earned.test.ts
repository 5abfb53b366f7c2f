import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOffered } from '../../../src/rules/loyalty/is-offered.ts'
import { centsFor, pointsEarned } from '../../../src/rules/loyalty/points-earned.ts'

describe('the points that an order earns', () => {
  test.each([
    [6000, 1, 0, 60],
    [6099, 1, 0, 60],
    [6000, 2, 25, 150],
    [199, 1, 50, 2],
    [100, 1, 50, 1],
    [6000, 0, 25, 0],
    [-100, 1, 0, 0],
    [0, 5, 0, 0]
  ])('of %i paid cents at %i a dollar with a bonus of %i percent are %i', (paid, perDollar, bonus, points) => {
    expect(pointsEarned(paid, perDollar, bonus)).toBe(points)
  })

  test('grow with the paid amount and with the bonus, and are whole', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(10_000), fc.nat(1000), fc.nat(900), (paid, more, perDollar, bonus) => {
        const points = pointsEarned(paid, perDollar, bonus)
        expect(Number.isInteger(points)).toBe(true)
        expect(points).toBeGreaterThanOrEqual(pointsEarned(paid, perDollar))
        expect(pointsEarned(paid + more, perDollar, bonus)).toBeGreaterThanOrEqual(points)
      })
    )
  })

  test('are reached by the fewest cents that `centsFor` returns', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 1000 }), (points, perDollar) => {
        const cents = centsFor(points, perDollar)
        expect(pointsEarned(cents, perDollar)).toBeGreaterThanOrEqual(points)
        expect(pointsEarned(cents - 1, perDollar)).toBeLessThan(points)
      })
    )
    expect(centsFor(1, 0)).toBe(Infinity)
  })
})

test('a reward is offered from its beginning until before its end', () => {
  const at = (text: string | null) => (text === null ? null : new Date(text))
  const [early, noon, late] = ['2026-12-01T10:00Z', '2026-12-01T12:00Z', '2026-12-01T14:00Z'] as const
  const offered = (startsAt: string | null, endsAt: string | null) =>
    isOffered({ startsAt: at(startsAt), endsAt: at(endsAt) }, new Date(noon))
  expect([offered(null, null), offered(early, late), offered(noon, null), offered(null, late)]).toEqual(
    Array(4).fill(true)
  )
  expect([offered(late, null), offered(null, noon), offered(null, early)]).toEqual([false, false, false])
})
