import { dateOf, type Wall, weekdayOf } from '../time-zone.ts'

/** Hours of a week, numbered from Sunday 0 h (0) to Saturday 23 h (167). */
export const HOURS_OF_WEEK = 168

/** Returns the hour of the week of a wall time. */
export const hourOfWeek = (wall: Wall): number => weekdayOf(dateOf(wall)) * 24 + wall.getUTCHours()

/** Returns how alike the work of two hours of the week is, from nearly 0 to 1 for the same. */
export function likenessOf(hour: number, other: number): number {
  const apart = Math.abs((hour % 24) - (other % 24))
  const hours = Math.min(apart, 24 - apart)
  const isSameDay = Math.floor(hour / 24) === Math.floor(other / 24)
  return (isSameDay ? 1 : OTHER_DAY) * (hours === 0 ? 1 : hours === 1 ? NEXT_HOUR : OTHER_HOUR)
}

/** Orders of like hours count in full, so that a rush stays a rush; others only where there are hardly any. */
const OTHER_DAY = 0.05
const NEXT_HOUR = 0.4
const OTHER_HOUR = 0.03
