import { describe, expect, test } from 'vitest'
import { birthPartsOf, readBirthParts, writeBirthParts } from '../../../src/rules/person/birth-parts.ts'

const today = '2026-11-21'
const read = (day: string, month: string, year: string) => readBirthParts({ day, month, year }, today)

test.each([
  [{ day: '', month: '', year: '' }, ''],
  [{ day: '3', month: '', year: '' }, '--3'],
  [{ day: ' 23 ', month: '4', year: '1990' }, '1990-4-23']
])('%j is written %s, and read back as it was typed', (parts, date) => {
  expect(writeBirthParts(parts)).toBe(date)
  const typed = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, text.trim()]))
  expect(birthPartsOf(date)).toEqual(typed)
})

describe('a date of birth in three fields', () => {
  test.each([
    ['21', '11', '2007', 19],
    ['22', '11', '2007', 18],
    ['5', '3', '1990', 36],
    [' 05 ', '03', '1990', 36],
    ['29', '2', '2004', 22],
    ['21', '11', '2026', 0],
    ['31', '12', '1990', 35],
    ['1', '1', '1990', 36]
  ])('%s/%s/%s gives an age of %i', (day, month, year, age) => {
    expect(read(day, month, year)).toEqual({ ok: true, age })
  })

  test.each([
    ['', '', '', 'day', 'required'],
    ['1', ' ', '1990', 'month', 'required'],
    ['1', '1', '', 'year', 'required'],
    ['0', '1', '1990', 'day', 'wrong'],
    ['32', '1', '1990', 'day', 'wrong'],
    ['1.5', '1', '1990', 'day', 'wrong'],
    ['-1', '1', '1990', 'day', 'wrong'],
    ['x1', '1', '1990', 'day', 'wrong'],
    ['1x', '1', '1990', 'day', 'wrong'],
    ['1e1', '1', '1990', 'day', 'wrong'],
    ['0x1', '1', '1990', 'day', 'wrong'],
    ['1', '0', '1990', 'month', 'wrong'],
    ['1', '13', '1990', 'month', 'wrong'],
    ['1', 'May', '1990', 'month', 'wrong'],
    ['29', '2', '2005', 'day', 'wrong'],
    ['31', '4', '1990', 'day', 'wrong'],
    ['1', '1', '90', 'year', 'wrong'],
    ['1', '1', '1890', 'year', 'wrong'],
    ['22', '11', '2026', 'year', 'wrong']
  ])('%s/%s/%s is wrong at the %s: %s', (day, month, year, field, reason) => {
    expect(read(day, month, year)).toEqual({ ok: false, field, reason })
  })
})
