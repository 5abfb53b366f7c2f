import type { Wall } from './time-zone.ts'
import { dateOf } from './time-zone.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** Formats a wall time as `hh:mm a`, such as `05:30 pm` (SPEC A7). */
function formatTime(wall: Wall): string {
  const hour = wall.getUTCHours()
  return `${two(hour % 12 || 12)}:${two(wall.getUTCMinutes())} ${hour < 12 ? 'am' : 'pm'}`
}

/** Formats a slot as `YYYY-MM-DD hh:mm a`, such as `2026-11-20 05:30 pm` (SPEC A7). */
export const formatSlot = (wall: Wall): string => `${dateOf(wall)} ${formatTime(wall)}`

const slotId = /^(\d{4}-\d\d-\d\d) (0[1-9]|1[0-2]):([0-5]\d) ([ap])m$/

/** Returns the wall time of a slot id, the reverse of `formatSlot`; undefined if it is none. */
export function parseSlot(id: string): Wall | undefined {
  const [, date, hour, minute, half] = slotId.exec(id) ?? []
  if (date === undefined || Number.isNaN(Date.parse(date))) return undefined
  return new Date(`${date}T${two((Number(hour) % 12) + (half === 'p' ? 12 : 0))}:${minute}Z`)
}

/** Formats `HH:mm` as `hh:mm a`. */
export const formatWallTime = (time: string): string => formatTime(new Date(`1970-01-01T${time}Z`))
