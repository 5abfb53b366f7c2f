import type { EditableHours } from '../../contract/staff/staff-hours.ts'
import type { HoursEntry } from '../../contract/store/location.ts'
import { addDays } from '../../rules/time/time-zone.ts'

/** Days in the order in which they are edited: Monday first. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

/** Special hours in the editor. */
export type SpecialDay = EditableHours['specialHours'][number]

/** Hours that a day gets when it is switched on. */
const usual = { openTime: '10:00', closeTime: '21:00', isOpen: true }

/** Returns the openings of a weekday. */
export const openingsOn = (hours: readonly HoursEntry[], day: number): HoursEntry[] =>
  hours.filter(entry => entry.day === day && entry.isOpen)

/** Replaces the openings of a weekday; none closes it. */
export function setDay(
  hours: readonly HoursEntry[],
  day: number,
  openings: readonly Pick<HoursEntry, 'openTime' | 'closeTime'>[]
): HoursEntry[] {
  const entries = openings.map(({ openTime, closeTime }) => ({ day, openTime, closeTime, isOpen: true }))
  return [...hours.filter(entry => entry.day !== day), ...entries].sort((a, b) => a.day - b.day)
}

/** Switches a weekday on, with the hours of the nearest earlier day that has some, or off. */
export function toggleDay(hours: readonly HoursEntry[], day: number): HoursEntry[] {
  if (openingsOn(hours, day).length > 0) return setDay(hours, day, [])
  for (let back = 1; back < 7; back++) {
    const before = openingsOn(hours, (day + 7 - back) % 7)
    if (before.length > 0) return setDay(hours, day, before)
  }
  return setDay(hours, day, [usual])
}

/** Gives all days the openings of one. */
export const copyDay = (hours: readonly HoursEntry[], from: number): HoursEntry[] =>
  weekdays.reduce<HoursEntry[]>((all, day) => setDay(all, day, openingsOn(hours, from)), [...hours])

/** Returns true if hours end on the next day. */
export const endsNextDay = ({ openTime, closeTime }: Pick<HoursEntry, 'openTime' | 'closeTime'>): boolean =>
  closeTime <= openTime

/** Returns new special hours: closed on the day after the last one, or on a date. */
export function newSpecialDay(special: readonly SpecialDay[], today: string): SpecialDay {
  const last = special
    .map(({ date }) => date)
    .sort()
    .at(-1)
  const date = addDays(last !== undefined && last > today ? last : today, 1)
  return { date, openTime: '10:00', closeTime: '18:00', isOpen: false, name: { en: '', fr: '' } }
}

/** A problem of the edited hours. */
export type HoursProblem = 'overlap' | 'date' | 'name' | 'twice'

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Returns true if two openings of one day overlap; one that ends on the next day counts to its end. */
function overlap(openings: readonly Pick<HoursEntry, 'openTime' | 'closeTime'>[]): boolean {
  const spans = openings
    .map(opening => {
      const start = minutesOf(opening.openTime)
      return [start, minutesOf(opening.closeTime) + (endsNextDay(opening) ? 24 * 60 : 0)] as const
    })
    .sort((a, b) => a[0] - b[0])
  return spans.some(([start], at) => at > 0 && start < (spans[at - 1]?.[1] ?? 0))
}

/** Returns the problem of a location's hours that has to be solved before they are saved. */
export function problemOf({ openingHours, deliveryHours, specialHours }: EditableHours): HoursProblem | undefined {
  for (const hours of [openingHours, deliveryHours])
    if (weekdays.some(day => overlap(openingsOn(hours, day)))) return 'overlap'
  if (specialHours.some(({ date }) => !/^\d{4}-\d\d-\d\d$/.test(date))) return 'date'
  if (specialHours.some(({ name }) => name.en.trim() === '' || name.fr.trim() === '')) return 'name'
  const dates = new Set(specialHours.map(({ date }) => date))
  const isTwice = (date: string) => {
    const ofDate = specialHours.filter(entry => entry.date === date)
    return ofDate.length > 1 && (ofDate.some(entry => !entry.isOpen) || overlap(ofDate))
  }
  return [...dates].some(isTwice) ? 'twice' : undefined
}
