import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDate } from '../../../src/rules/person/typed-date.ts'

test.each([
  ['1990-04-23', '1990-04-23'],
  [' 19900423 ', '1990-04-23'],
  ['1990 4 3', '1990-04-03'],
  ['1990/04/23', '1990-04-23'],
  ['2000-02-29', '2000-02-29'],
  ['0990-01-01', '0990-01-01']
])('%s is understood as %s', (typed, date) => expect(readDate(typed)).toBe(date))

test.each([
  '',
  '1990',
  '1990-13-01',
  '1990-02-30',
  '2001-02-29',
  '23-04-1990',
  '1990-4',
  'April',
  '19904',
  'born 1990-04-23',
  '1990-04-23!',
  '1990-04-231',
  '119900423',
  '199004231'
])('“%s” is no date', typed => expect(readDate(typed)).toBeUndefined())

test('every date is understood however its parts are parted (SPEC C17)', () => {
  const marks = fc.constantFrom('-', '/', '.', ' ', ', ', '')
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, marks, (day, mark) => {
      const date = day.toISOString().slice(0, 10)
      expect(readDate(date.replaceAll('-', mark))).toBe(date)
    })
  )
})
