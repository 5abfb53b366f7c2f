import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LoyaltyTier, nextTier, tierAt, tierProblems, usualTiers } from '../../../src/rules/loyalty/tiers.ts'

const tier = (name: string, from: number, bonus = 0): LoyaltyTier => ({
  name: { en: name, fr: `${name} fr` },
  from,
  bonus
})
const threeTiers = [tier('Seed', 0), tier('Leaf', 100), tier('Tree', 500)]

describe('the tier of a shopper', () => {
  test.each([
    [0, 'Seed', 'Leaf'],
    [99, 'Seed', 'Leaf'],
    [100, 'Leaf', 'Tree'],
    [499, 'Leaf', 'Tree'],
    [500, 'Tree', undefined],
    [9000, 'Tree', undefined]
  ])('with %i lifetime points is %s, and the next is %s', (earned, reached, next) => {
    expect(tierAt(threeTiers, earned)?.name.en).toBe(reached)
    expect(nextTier(threeTiers, earned)?.name.en).toBe(next)
  })

  test('is none below the first one, and without tiers', () => {
    expect(tierAt([tier('Leaf', 100)], 99)).toBeUndefined()
    expect(nextTier([tier('Leaf', 100)], 99)?.name.en).toBe('Leaf')
    expect([tierAt([], 5), nextTier([], 5)]).toEqual([undefined, undefined])
  })

  test('never falls with more points, and the next one is always out of reach', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(5000), { maxLength: 10 }), fc.nat(6000), fc.nat(500), (froms, earned, more) => {
        const tiers = froms.toSorted((a, b) => a - b).map((from, at) => tier(`T${at}`, from))
        expect(tierProblems(tiers)).toEqual([])
        expect(tierAt(tiers, earned + more)?.from ?? -1).toBeGreaterThanOrEqual(tierAt(tiers, earned)?.from ?? -1)
        expect(nextTier(tiers, earned)?.from ?? Infinity).toBeGreaterThan(earned)
      })
    )
  })
})

describe('tiers that can’t be', () => {
  test.each<[string, LoyaltyTier[], ReturnType<typeof tierProblems>]>([
    ['none of those of a new business', usualTiers, []],
    ['one that isn’t above the one before it', [tier('A', 10), tier('B', 5)], [{ at: 1, problem: 'order' }]],
    ['one of as many points', [tier('A', 10), tier('B', 10)], [{ at: 1, problem: 'order' }]],
    ['one named like another', [tier('A', 0), tier(' a ', 5)], [{ at: 1, problem: 'name' }]],
    [
      'one with both faults',
      [tier('A', 0), tier('B', 5), tier('A', 5)],
      [
        { at: 2, problem: 'order' },
        { at: 2, problem: 'name' }
      ]
    ]
  ])('are %s', (_, tiers, problems) => {
    expect(tierProblems(tiers)).toEqual(problems)
  })
})
