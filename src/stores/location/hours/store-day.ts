import { writeDay } from '../../../format/date.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { dateOf, readWall } from '../../../rules/time/time-zone.ts'
import { $locations } from '../business.ts'

/** Formats the day of an instant in a store's time zone; without a store, in that of the first one. */
export function writeDayOf(instant: string, locale: Locale, slug?: string): string {
  const locations = $locations.get()
  const zone = locations.find(location => location.slug === slug) ?? locations[0] ?? 'America/Toronto'
  return writeDay(dateOf(readWall(instant, zone)), locale)
}
