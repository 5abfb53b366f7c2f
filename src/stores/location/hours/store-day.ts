import { writeDay } from '../../../format/date.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { dateOf, wallAt } from '../../../rules/time/time-zone.ts'
import { $locations } from '../business.ts'

/** The day of an instant on the clocks of a store, or of the first one where it is no store's. */
export function writeDayOf(instant: string, locale: Locale, slug?: string): string {
  const locations = $locations.get()
  const zone = (locations.find(location => location.slug === slug) ?? locations[0])?.timezone ?? 'America/Toronto'
  return writeDay(dateOf(wallAt(Date.parse(instant), zone)), locale)
}
