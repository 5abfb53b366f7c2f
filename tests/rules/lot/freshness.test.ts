import { expect, test } from 'vitest'
import { daysSincePackaged } from '../../../src/rules/lot/freshness.ts'

test.each([
  ['2026-11-23', 0],
  ['2026-11-22', 1],
  ['2026-10-24', 30],
  // The clocks change on November 1; a calendar day stays a day.
  ['2026-10-31', 23],
  ['2025-11-23', 365]
])('packaged on %s is %i days old on November 23', (packagedOn, days) => {
  expect(daysSincePackaged(packagedOn, '2026-11-23')).toBe(days)
})

test.each([undefined, '', '2026-11-24', '2026-02-30', '12/10/2026', '2026-10', 'fresh'])(
  'a packaging date of “%s” has no age, so that it is never shown as fresh',
  packagedOn => {
    expect(daysSincePackaged(packagedOn, '2026-11-23')).toBeUndefined()
  }
)

test('nothing has an age while the store’s day is unknown', () => {
  expect(daysSincePackaged('2026-11-20', '')).toBeUndefined()
})
