import type { EditableHours } from '../../../src/contract/staff/staff-hours.ts'
import { describe, expect, it } from 'vitest'
import {
  copyDay,
  endsNextDay,
  type HoursProblem,
  newSpecialDay,
  openingsOn,
  problemOf,
  setDay,
  toggleDay
} from '../../../src/staff/hours/edit-hours.ts'

const entry = (day: number, openTime = '09:00', closeTime = '21:00', isOpen = true) => ({
  day,
  openTime,
  closeTime,
  isOpen
})
const holiday = (date: string, changes = {}) => ({
  date,
  openTime: '10:00',
  closeTime: '18:00',
  isOpen: false,
  name: { en: 'Holiday', fr: 'Congé' },
  ...changes
})

describe('the hours of a week', () => {
  it('replace those of one day', () => {
    const hours = setDay([entry(1), entry(2)], 1, [entry(1, '08:00', '12:00'), entry(1, '13:00', '17:00')])
    expect(hours).toEqual([entry(1, '08:00', '12:00'), entry(1, '13:00', '17:00'), entry(2)])
  })

  it('are switched off and on for a day, on with those of the nearest day before', () => {
    expect(openingsOn(toggleDay([entry(1), entry(2)], 2), 2)).toEqual([])
    expect(openingsOn(toggleDay([entry(6, '12:00', '02:00')], 0), 0)).toEqual([entry(0, '12:00', '02:00')])
    expect(openingsOn(toggleDay([], 3), 3)).toEqual([entry(3, '10:00', '21:00')])
  })

  it('are copied from one day to all', () => {
    const hours = copyDay([entry(1, '08:00', '20:00'), entry(5)], 1)
    expect(hours).toEqual([0, 1, 2, 3, 4, 5, 6].map(day => entry(day, '08:00', '20:00')))
  })

  it.each([
    ['09:00', '21:00', false],
    ['18:00', '02:00', true],
    ['10:00', '10:00', true]
  ])('from %s to %s end on the next day: %s', (openTime, closeTime, isNext) => {
    expect(endsNextDay({ openTime, closeTime })).toBe(isNext)
  })
})

describe('new special hours', () => {
  it('are on the day after the last ones, or tomorrow', () => {
    expect(newSpecialDay([], '2026-11-21').date).toBe('2026-11-22')
    expect(newSpecialDay([holiday('2026-12-25')], '2026-11-21').date).toBe('2026-12-26')
    expect(newSpecialDay([holiday('2026-01-01')], '2026-11-21').date).toBe('2026-11-22')
  })
})

describe('hours that can’t be saved', () => {
  const fine = { openingHours: [entry(1)], deliveryHours: [entry(1)], specialHours: [holiday('2026-12-25')] }

  it.each<[why: string, changes: Partial<EditableHours>, problem: HoursProblem | undefined]>([
    ['nothing is wrong', {}, undefined],
    [
      'two ranges of a day touch',
      { openingHours: [entry(1, '09:00', '12:00'), entry(1, '12:00', '17:00')] },
      undefined
    ],
    ['two ranges overlap', { deliveryHours: [entry(1, '09:00', '12:00'), entry(1, '11:00', '17:00')] }, 'overlap'],
    [
      'one goes past midnight over another',
      { openingHours: [entry(1, '09:00', '02:00'), entry(1, '20:00', '23:00')] },
      'overlap'
    ],
    ['a date is empty', { specialHours: [holiday('')] }, 'date'],
    ['a name is empty', { specialHours: [holiday('2026-12-25', { name: { en: 'Holiday', fr: ' ' } })] }, 'name'],
    [
      'a date is listed twice, once closed',
      { specialHours: [holiday('2026-12-25'), holiday('2026-12-25', { isOpen: true })] },
      'twice'
    ]
  ])('say why if %s', (_, changes, problem) => {
    expect(problemOf({ ...fine, ...changes })).toBe(problem)
  })
})
