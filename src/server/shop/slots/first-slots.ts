import type { StoreLocation } from '../../../contract/store/location.ts'
import { type PickupMethod, readyAt } from '../../../rules/time/preparation.ts'
import type { LocationRow } from '../locations/find-location.ts'
import { switchedAt } from '../locations/is-switched-on.ts'
import { isOffered } from '../locations/methods.ts'
import { isoIn } from '../locations/zone-offsets.ts'
import { slotsOf } from './plan.ts'

const methods: readonly PickupMethod[] = ['pickup', 'curbside']

/**
 * Returns the first slot with room of each method whose very first slot is full; undefined if none is. Slots are planned
 * for these methods only, and the replies of other locations keep their ETags while time goes by.
 */
export function firstSlotsOf(
  row: LocationRow,
  full: ReadonlySet<number>,
  now: Date
): StoreLocation['firstSlots'] | undefined {
  const crowded = methods.filter(method => {
    const first =
      full.size > 0 && isOffered(row, method) ? readyAt(switchedAt(row, now), now.getTime(), method) : undefined
    return first !== undefined && full.has(first)
  })
  if (crowded.length === 0) return undefined
  return Object.fromEntries(
    crowded.map(method => {
      const free = slotsOf(row, { method, now, window: null }).find(({ start }) => !full.has(start))
      return [method, free ? isoIn(free.start, row.timezone) : null]
    })
  )
}
