import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundShare, type Rounding } from '../../../src/rules/money/round-share.ts'

test.each<[cents: number, rate: number, up: number, even: number]>([
  [0, 13, 0, 0],
  [1000, 5, 50, 50],
  [2049, 13, 266, 266],
  // 266.5
  [2050, 13, 267, 266],
  // 267.5
  [5350, 5, 268, 268],
  // 72.5
  [1000, 7.25, 73, 72],
  [2699, 9.975, 269, 269],
  // 0.5
  [10, 5, 1, 0]
])('%d cents at %d percent are %d rounded half up and %d rounded half even', (cents, rate, up, even) => {
  expect([roundShare(cents, rate, 'half-up'), roundShare(cents, rate, 'half-even')]).toEqual([up, even])
})

test('a share is never more than half a cent off, and whole numbers count it exactly', () => {
  const rounding = fc.constantFrom<Rounding>('half-up', 'half-even')
  const thousandths = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), thousandths, rounding, (cents, rate, how) => {
      const off = BigInt(roundShare(cents, rate / 1000, how)) * 100_000n - BigInt(cents) * BigInt(rate)
      expect(off <= 50_000n && off >= -50_000n).toBe(true)
    })
  )
})
