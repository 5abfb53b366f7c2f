import { computed, type ReadableAtom } from 'nanostores'
import { $location } from '../../location/location.ts'
import { $pending } from '../../location/pending-lines.ts'

/** Requested quantities, by `keyOf(location, variant)`. */
export type Quantities = Readonly<Record<string, number>>

/** Returns the key of a variant at a store. */
export const keyOf = (location: string, variant: string): string => `${location}/${variant}`

/** Narrows a store keyed by location and variant to the current location, keyed by variant. */
export const forCurrentStore = <Value>(
  store: ReadableAtom<Readonly<Record<string, Value>>>
): ReadableAtom<Record<string, Value>> =>
  computed([store, $location], (wanted, { detail }): Record<string, Value> => {
    const start = keyOf(detail?.slug ?? '', '')
    return Object.fromEntries(
      Object.entries(wanted).flatMap(([key, value]) =>
        key.startsWith(start) ? [[key.slice(start.length), value]] : []
      )
    )
  })

/** Quantities queued for the current store while the API is down, by variant. */
export const $pendingInStore = forCurrentStore($pending)

/** True if changes are queued for the current store. */
export const $isWaiting = computed($pendingInStore, pending => Object.keys(pending).length > 0)

/** Removes a variant from the queue. */
export function clearPending(key: string): void {
  const { [key]: _done, ...others } = $pending.get()
  if (_done !== undefined) $pending.set(others)
}
