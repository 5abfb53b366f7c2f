import type { StoreLocation } from '../../contract/store/location.ts'
import { dateOf, wallAt } from '../../rules/time/time-zone.ts'

/** Returns the date at a store, by its slug, or at the first one. */
export function todayAt(stores: readonly StoreLocation[], slug: string, now: number): string {
  const store = stores.find(one => one.slug === slug) ?? stores[0]
  return dateOf(wallAt(now, store ?? 'UTC'))
}
