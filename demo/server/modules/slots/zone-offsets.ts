const minute = 60_000
const day = 24 * 60 * minute
const formats = new Map<string, Intl.DateTimeFormat>()

/** Cache granularity in milliseconds: zones change their offset on a quarter of an hour. */
const quarter = 15 * minute

/** Offsets by zone and quarter of an hour, cached because a `DateTimeFormat` is a hundred times slower. */
const known = new Map<string, Map<number, number>>()
const mostKnown = 5000

/** Offset of a zone from UTC in minutes at an instant (milliseconds). */
function offsetAt(instant: number, zone: string): number {
  const ofZone = known.get(zone) ?? new Map<number, number>()
  known.set(zone, ofZone)
  const at = Math.floor(instant / quarter)
  const found = ofZone.get(at)
  if (found !== undefined) return found
  if (ofZone.size >= mostKnown) ofZone.clear()
  const offset = readOffset(at * quarter, zone)
  ofZone.set(at, offset)
  return offset
}

function readOffset(instant: number, zone: string): number {
  const whole = Math.floor(instant / minute) * minute
  const part: Record<string, number> = {}
  for (const { type, value } of formatIn(zone).formatToParts(whole)) part[type] = Number(value)
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0 } = part
  return (Date.UTC(year, month - 1, date, hour, minutes) - whole) / minute
}

/**
 * Returns the instant of a wall-clock time: the first of two in a repeated hour, moved forward out of a skipped one.
 */
export function instantOf(date: string, time: string, zone: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`)
  const [before, after] = [offsetAt(wall - day, zone), offsetAt(wall + day, zone)]
  const candidates = [wall - before * minute, wall - after * minute].sort((a, b) => a - b)
  return candidates.find(at => at + offsetAt(at, zone) * minute === wall) ?? wall - before * minute
}

/** Returns the date `YYYY-MM-DD` in a zone at an instant. */
export const dateAt = (instant: number, zone: string): string => wallAt(instant, zone).slice(0, 10)

/** Returns the date some days after another. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** Formats an instant as ISO 8601 with the zone's offset. */
export function isoIn(instant: number, zone: string): string {
  const offset = offsetAt(instant, zone)
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `${wallAt(instant, zone)}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`
}

/** Returns the id of the slot that begins at an instant: `YYYY-MM-DD hh:mm a` in the zone. */
export function slotIdAt(instant: number, zone: string): string {
  const wall = wallAt(instant, zone)
  const hour = Number(wall.slice(11, 13))
  return `${wall.slice(0, 10)} ${two(hour % 12 || 12)}:${wall.slice(14, 16)} ${hour < 12 ? 'am' : 'pm'}`
}

const wallAt = (instant: number, zone: string): string =>
  new Date(instant + offsetAt(instant, zone) * minute).toISOString().slice(0, 19)

const two = (value: number): string => String(value).padStart(2, '0')

function formatIn(zone: string): Intl.DateTimeFormat {
  const made = formats.get(zone)
  if (made !== undefined) return made
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit'
  })
  formats.set(zone, format)
  return format
}
