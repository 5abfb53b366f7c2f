import type { ClockOffset } from '../../rules/time/clock-offsets.ts'
import { locations } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import { offsetsFrom } from '../shop/locations/zone-offsets.ts'

/** The years that the expectations below cover, from the start of one to the start of the other. */
const [from, to] = [2026, 2028]

/** The zone data that the expectations were made from, for the warning. */
const source = 'Chromium 156 (2026)'

/** An offset in minutes, and the instant it begins at. */
type Entry = [from: number, offset: number]

/** The offsets of Canadian zones in these years. */
const expected: Record<string, Entry[]> = {
  'America/St_Johns': twoYears(-210, ['03-08T05:30', '11-01T04:30'], ['03-14T05:30', '11-07T04:30']),
  'America/Halifax': twoYears(-240, ['03-08T06:00', '11-01T05:00'], ['03-14T06:00', '11-07T05:00']),
  'America/Toronto': twoYears(-300, ['03-08T07:00', '11-01T06:00'], ['03-14T07:00', '11-07T06:00']),
  // Manitoba, Alberta and British Columbia keep daylight saving time from 2026 on.
  'America/Winnipeg': twoYears(-360, ['03-08T08:00']),
  'America/Edmonton': twoYears(-420, ['03-08T09:00']),
  'America/Vancouver': twoYears(-480, ['03-08T10:00']),
  'America/Regina': twoYears(-360)
}

function twoYears(winter: number, ...years: string[][]): Entry[] {
  const changes = years.flatMap((days, year) =>
    days.map((day, at): Entry => [Date.parse(`${from + year}-${day}Z`), at === 0 ? winter + 60 : winter])
  )
  return [[Date.UTC(from, 0), winter], ...changes]
}

const offsetOf = (offsets: readonly Entry[], instant: number): number | undefined =>
  offsets.filter(([at]) => at <= instant).at(-1)?.[1]

/**
 * Returns a sentence for each of some zones whose clocks this process has at another offset than this release expects.
 * All times of a store are computed by the server, so with old data they are wrong on the page as in emails.
 */
export function zoneDataWarnings(
  zones: Iterable<string>,
  read: (zone: string) => readonly ClockOffset[] = zone => offsetsFrom(zone, from, to)
): string[] {
  return [...new Set(zones)].flatMap(zone => {
    const known = expected[zone]
    if (known === undefined) return []
    const here = read(zone).map((entry): Entry => [Date.parse(entry.from), entry.offset])
    const [at] = [...known, ...here]
      .sort(([a], [b]) => a - b)
      .find(([instant]) => offsetOf(known, instant) !== offsetOf(here, instant)) ?? [undefined]
    if (at === undefined) return []
    const [own, theirs] = [offsetOf(here, at), offsetOf(known, at)]
    return (
      `Time zone data ${process.versions['tz'] ?? ''} may be old: from ${new Date(at).toISOString().slice(0, 10)} it has ` +
      `${zone} at ${own === undefined ? 'no offset' : `UTC${own / 60} h`}, ${source} at UTC${(theirs ?? 0) / 60} h. ` +
      'Update Node or its ICU data, or shoppers are promised wrong times.'
    )
  })
}

/** Returns the warnings about the zones of all stores. */
export async function checkZoneData(db: Queries): Promise<string[]> {
  const rows = await db.selectDistinct({ zone: locations.timezone }).from(locations)
  return zoneDataWarnings(rows.map(({ zone }) => zone))
}
