import type { HoursEntry } from '../../contract/store/location.ts'

const DAY = 1440

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Returns the minutes of the shortest of some hours, of which those that close at or before they open end on the next day; Infinity without any. */
export const shortestWindow = (hours: readonly Pick<HoursEntry, 'openTime' | 'closeTime' | 'isOpen'>[]): number =>
  Math.min(
    ...hours
      .filter(({ isOpen }) => isOpen)
      .map(({ openTime, closeTime }) => ((minutesOf(closeTime) - minutesOf(openTime) + DAY - 1) % DAY) + 1)
  )
