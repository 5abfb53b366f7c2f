import { expect, test } from 'vitest'
import { newPickupCode, prefixOf } from '../../../src/server/ordering/orders/place/codes.ts'

test('an order’s number begins after its location', () => {
  expect(['queen-west', 'kensington', 'the-old-mill-square', 'x'].map(prefixOf)).toEqual(['QW', 'KE', 'TOM', 'X'])
})

test('a pickup code has no letters that look alike', () => {
  const codes = Array.from({ length: 500 }, newPickupCode)
  for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{5}$/)
  expect(codes.join('')).not.toMatch(/[01IOLBSUVZ]/)
  expect(new Set(codes).size).toBeGreaterThan(490)
})
