import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { presetOf, presets, presetSpan, spanError } from '../../../src/rules/report/span.ts'
import { addDays } from '../../../src/rules/time/time-zone.ts'

test.each([
  ['today', '2026-11-21', '2026-11-21', '2026-11-21'],
  ['yesterday', '2026-11-01', '2026-10-31', '2026-10-31'],
  ['week', '2026-11-03', '2026-10-28', '2026-11-03'],
  ['month', '2026-11-21', '2026-11-01', '2026-11-21'],
  ['lastMonth', '2026-11-21', '2026-10-01', '2026-10-31'],
  ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31']
] as const)('the preset %s on %s is from %s to %s', (preset, today, from, to) => {
  expect(presetSpan(preset, today)).toEqual({ from, to })
})

test('each preset can be read, and is found by its days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9000 }), fc.constantFrom(...presets), (days, preset) => {
      const today = addDays('2026-01-01', days)
      const span = presetSpan(preset, today)
      expect(spanError(span)).toBeUndefined()
      expect(presetSpan(presetOf(span, today)!, today)).toEqual(span)
    })
  )
})

test.each([
  ['2026-02-30', '2026-03-01', { field: 'from', code: 'wrong' }],
  ['', '2026-03-01', { field: 'from', code: 'wrong' }],
  ['1999-12-31', '2026-03-01', { field: 'from', code: 'wrong' }],
  ['2026-03-02', '2026-03-01', { field: 'to', code: 'wrong' }],
  ['2026-03-02', '2100-01-01', { field: 'to', code: 'wrong' }],
  ['2023-01-01', '2026-01-01', { field: 'to', code: 'too_long' }],
  ['2023-01-01', '2025-12-31', undefined]
])('the days from %s to %s have the error %j', (from, to, error) => {
  expect(spanError({ from, to })).toEqual(error)
})
