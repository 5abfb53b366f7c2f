import fc from 'fast-check'
import type { HoursEntry } from '../../../src/contract/store/location.ts'
import { type Range, type Schedule, statusOf } from '../../../src/rules/time/hours.ts'

export const toronto = 'America/Toronto'

/** Returns the same range for every day of the week, written `09:00-23:00`; several for days with several. */
export const everyDay = (...ranges: string[]): HoursEntry[] =>
  ranges.flatMap(range => {
    const [openTime = '', closeTime = ''] = range.split('-')
    return [0, 1, 2, 3, 4, 5, 6].map(day => ({ day, openTime, closeTime, isOpen: true }))
  })

/** Returns a store's schedule. */
export const schedule = (
  hours: HoursEntry[],
  zone: Schedule['zone'] = toronto,
  special: Schedule['special'] = []
): Schedule => ({
  hours,
  special,
  zone
})

/** Returns the opening range that the status of a store shows while the retailer's own switch is off. */
export function todaysRange(plan: Schedule, now: number): Range | undefined {
  const status = statusOf(plan, false, now)
  return status.kind === 'closed' ? undefined : status.range
}

/** Formats a number with two digits. */
export const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Arbitrary time of day, `HH:mm`. */
export const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${twoDigits(hour)}:${twoDigits(minute)}`)

/** Arbitrary date from 1910 to 2040, `YYYY-MM-DD`. */
export const anyDate = fc
  .date({ min: new Date('1910-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
