import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { tipOn } from '../../../src/rules/cart/tip.ts'

const cents = integer({ min: 0, max: 10_000_000 })
const share = integer({ min: 1, max: 100 })

test.each([
  [{ tip: 0, tipShare: 20 }, 9194, 1839],
  [{ tip: 0, tipShare: 20 }, 899, 180],
  [{ tip: 944, tipShare: null }, 899, 944],
  [{ tip: 944 }, 899, 944]
])('a tip of %j on goods of %i cents is %i cents', (tip, subtotal, cents) => {
  expect(tipOn(tip, subtotal, 20_000)).toBe(cents)
})

test('a share is within half a cent of it, whatever amount was chosen before', () => {
  assert(
    property(cents, share, cents, (subtotal, tipShare, tip) => {
      const cents = tipOn({ tip, tipShare }, subtotal, subtotal)
      expect(Math.abs(cents * 100 - subtotal * tipShare)).toBeLessThanOrEqual(50)
    })
  )
})

test('no tip exceeds the rest of the order', () => {
  assert(
    property(cents, share, cents, cents, (subtotal, tipShare, tip, rest) => {
      expect(tipOn({ tip, tipShare }, subtotal, rest)).toBeLessThanOrEqual(rest)
      expect(tipOn({ tip }, subtotal, rest)).toBeLessThanOrEqual(rest)
    })
  )
})
