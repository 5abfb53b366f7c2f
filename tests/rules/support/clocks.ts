import { afterAll, beforeAll } from 'vitest'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Time zones of stores; Regina has no daylight saving time, and St. John's is offset by half an hour. */
export const storeZones = [
  'America/Toronto',
  'America/St_Johns',
  'America/Edmonton',
  'America/Vancouver',
  'America/Halifax',
  'America/Regina'
]

/** Returns a zone's wall-clock time at an instant, by Intl alone: `2026-11-20` and `17:30`. */
export function clockAt(instant: number, zone: string): { date: string; time: string } {
  const part: Record<string, string> = {}
  for (const { type, value } of formatIn(zone).formatToParts(instant)) part[type] = value
  return { date: `${part['year']}-${part['month']}-${part['day']}`, time: `${part['hour']}:${part['minute']}` }
}

/** Returns a zone's offset from UTC in minutes at an instant of a whole minute, by Intl alone. */
export function offsetAt(instant: number, zone: string): number {
  const { date, time } = clockAt(instant, zone)
  return (Date.parse(`${date}T${time}Z`) - instant) / MINUTE
}

/** A clock change of a zone: the instant, its date, and the minutes that the clocks move forward. */
export interface ClockChange {
  at: number
  date: string
  by: number
}

/** Returns a zone's clock changes from 2024 to 2030, found by comparing each day's offset with the next one's. */
export function clockChanges(zone: string): ClockChange[] {
  const changes: ClockChange[] = []
  for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2031, 0, 1); day += DAY) {
    const before = offsetAt(day, zone)
    const by = offsetAt(day + DAY, zone) - before
    if (by === 0) continue
    let at = day
    while (offsetAt(at, zone) === before) at += 15 * MINUTE
    changes.push({ at, date: clockAt(at, zone).date, by })
  }
  return changes
}

/** Returns instants around each clock change of a zone up to 2027. */
export const awkwardMoments = (zone: string): number[] =>
  clockChanges(zone)
    .filter(change => change.date < '2028')
    .flatMap(({ at }) => Array.from({ length: 40 }, (_, step) => at + (step - 20) * 20 * MINUTE))

/** Runs the tests of a block on a device in another time zone. */
export function onDeviceIn(zone: string): void {
  const own = process.env['TZ']
  beforeAll(() => {
    process.env['TZ'] = zone
    const shown = new Date(2026, 6, 1).getTime()
    if (clockAt(shown, zone).time !== '00:00') throw new Error(`The process did not take on the zone ${zone}.`)
  })
  afterAll(() => {
    if (own === undefined) delete process.env['TZ']
    else process.env['TZ'] = own
  })
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
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
