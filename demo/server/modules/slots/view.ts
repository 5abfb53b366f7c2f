import type { Slot } from '../../../../src/contract/order/slots.ts'
import type { PlannedSlot } from '../../../../src/rules/time/slots.ts'
import { wallAt } from '../../../../src/rules/time/time-zone.ts'

/** Returns a slot in its API shape. */
export const viewSlot = ({ id, start, end }: PlannedSlot, zone: string, available: boolean): Slot => ({
  id,
  start: isoIn(start, zone),
  end: isoIn(end, zone),
  available
})

/** An instant as ISO 8601 with the zone's offset. */
function isoIn(instant: number, zone: string): string {
  const wall = wallAt(instant, zone)
  const offset = (wall.getTime() - instant) / 60_000
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `${wall.toISOString().slice(0, 19)}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`
}

const two = (value: number): string => String(value).padStart(2, '0')
