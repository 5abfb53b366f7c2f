import { platform } from '../../platform/platform.ts'
import { dateOf, wallAt } from '../../rules/time/time-zone.ts'
import { $location } from '../location/location.ts'

/** Returns the current day at the store, `YYYY-MM-DD`, by the page's clock; undefined while the store is unknown. */
export function storeToday(): string | undefined {
  const store = $location.get().detail
  return store && dateOf(wallAt(platform().clock.now(), store))
}
