import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ageAt, ageOn, isOfAge } from '../../../src/rules/person/age.ts'
import { addDays, instantOn } from '../../../src/rules/time/time-zone.ts'
import { storeZones } from '../support/clocks.ts'
import { anyDate, anyTime, toronto, twoDigits } from '../support/week.ts'

const is = (age: number) => ({ ok: true, age })
const not = (reason: string) => ({ ok: false, reason })

describe('the age in whole years on a date (SPEC C11)', () => {
  test.each([
    ['the day before the birthday the year is not full', '2007-11-21', '2026-11-20', is(18)],
    ['on the birthday it is', '2007-11-21', '2026-11-21', is(19)],
    ['the day after the birthday it is too', '2007-11-21', '2026-11-22', is(19)],
    ['a birthday of a later month has not been', '2007-12-01', '2026-11-30', is(18)],
    ['a birthday of an earlier month has been', '2007-02-28', '2026-11-01', is(19)],
    ['on the day of birth it is 0', '2026-11-21', '2026-11-21', is(0)],
    ['at 120 it is still an age', '1906-11-21', '2026-11-21', is(120)],
    ['on the eve of the 121st birthday too', '1905-11-22', '2026-11-21', is(120)]
  ])('%s', (_, birth, date, expected) => {
    expect(ageOn(birth, date)).toEqual(expected)
  })

  test.each([
    ['on 28 February of a common year the year is not full', '2027-02-28', is(18)],
    ['on 1 March of a common year it is', '2027-03-01', is(19)],
    ['on 28 February of a leap year it is not', '2028-02-28', is(19)],
    ['on 29 February of a leap year it is', '2028-02-29', is(20)]
  ])('for somebody born on 29 February, %s', (_, date, expected) => {
    expect(ageOn('2008-02-29', date)).toEqual(expected)
  })

  test.each([
    ['30 February', '2006-02-30'],
    ['29 February of a common year', '2007-02-29'],
    ['29 February of 1900, which was no leap year', '1900-02-29'],
    ['31 April', '2006-04-31'],
    ['a thirteenth month', '2006-13-01'],
    ['a month 0', '2006-00-10'],
    ['a day 0', '2006-01-00'],
    ['no date at all', ''],
    ['a word', 'yesterday'],
    ['a date and a time', '2006-01-01T00:00'],
    ['a month without a day', '2006-01'],
    ['digits that are not padded', '2006-1-1'],
    ['a date written another way', '01/02/2006'],
    ['a date with a blank', ' 2006-01-01']
  ])('%s is no date of birth', (_, birth) => {
    expect(ageOn(birth, '2026-11-21')).toEqual(not('impossible'))
    expect(isOfAge(birth, 19, Date.parse('2026-11-21T12:00Z'), toronto)).toBe(false)
  })

  test('a date of birth in the future is refused, from tomorrow on', () => {
    expect(ageOn('2026-11-22', '2026-11-21')).toEqual(not('future'))
    expect(ageOn('2107-01-01', '2026-11-21')).toEqual(not('future'))
  })

  test('an age of more than 120 years is refused', () => {
    expect(ageOn('1905-11-21', '2026-11-21')).toEqual(not('too_old'))
    expect(ageOn('0007-11-21', '2026-11-21')).toEqual(not('too_old'))
    expect(isOfAge('1905-11-21', 19, Date.parse('2026-11-21T12:00Z'), toronto)).toBe(false)
  })

  test('grows by one from one birthday to the next and never falls in between', () => {
    fc.assert(
      fc.property(anyDate, fc.nat({ max: 40_000 }), (birth, days) => {
        const [before, after] = [ageOn(birth, addDays(birth, days)), ageOn(birth, addDays(birth, days + 1))]
        if (!before.ok || !after.ok) return
        const isBirthday = addDays(birth, days + 1).slice(5) === birth.slice(5)
        const isLeapling = birth.endsWith('02-29') && addDays(birth, days + 1).endsWith('03-01')
        expect(after.age - before.age).toBe(isBirthday || (isLeapling && !addDays(birth, days).endsWith('29')) ? 1 : 0)
      })
    )
  })

  test('is the number of the last birthday that has been', () => {
    const calendar = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    fc.assert(
      fc.property(calendar, fc.integer({ min: 1910, max: 2010 }), fc.integer({ min: 0, max: 120 }), (at, year, age) => {
        const birthday = at.map(twoDigits).join('-')
        expect(ageOn(`${year}-${birthday}`, `${year + age}-${birthday}`)).toEqual(is(age))
      })
    )
  })
})

describe('of legal age', () => {
  const noon = instantOn('2026-11-21', '12:00', toronto)

  test.each([
    ['Alberta', 18, '2008-11-21', '2008-11-22'],
    ['Ontario', 19, '2007-11-21', '2007-11-22'],
    ['Quebec', 21, '2005-11-21', '2005-11-22']
  ])('in %s is who is %i today, and not who will be tomorrow (SPEC C11)', (_, legalAge, today, tomorrow) => {
    expect(isOfAge(today, legalAge, noon, toronto)).toBe(true)
    expect(isOfAge(tomorrow, legalAge, noon, toronto)).toBe(false)
  })

  test('the birthday begins at midnight in the store’s zone, whatever the date is elsewhere', () => {
    const midnight = Date.parse('2026-11-21T05:00Z')
    expect(isOfAge('2007-11-21', 19, midnight - 1, toronto)).toBe(false)
    expect(isOfAge('2007-11-21', 19, midnight, toronto)).toBe(true)
    expect(isOfAge('2007-11-21', 19, midnight, 'America/Vancouver')).toBe(false)
    expect(isOfAge('2007-11-21', 19, midnight - 1, 'America/St_Johns')).toBe(true)
    expect(ageAt('2026-11-21', midnight, 'America/Vancouver')).toEqual(not('future'))
  })

  test('comes at the same date for every store, each by its own clocks', () => {
    fc.assert(
      fc.property(anyDate, anyTime, fc.constantFrom(...storeZones), (date, time, zone) => {
        const now = instantOn(date, time, zone)
        const birth = `${Number(date.slice(0, 4)) - 19}${date.slice(4)}`
        if (birth.endsWith('02-29')) return
        expect(isOfAge(birth, 19, now, zone)).toBe(true)
        expect(isOfAge(addDays(birth, 1), 19, now, zone)).toBe(false)
      })
    )
  })
})
