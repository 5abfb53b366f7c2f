import { computed, type ReadableAtom } from 'nanostores'
import { $location } from '../../location/location.ts'
import { $pending } from '../../location/pending-lines.ts'

/** How many are wanted, by store and variant. */
export type Quantities = Readonly<Record<string, number>>

/** The key of a store's variant. */
export const keyOf = (location: string, variant: string): string => `${location}/${variant}`

/** What is kept by store and variant, of the current store by variant. */
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

/** What waits for the API in the current store, by variant. */
export const $pendingInStore = forCurrentStore($pending)

/** Nothing of a variant waits any longer. */
export function clearPending(key: string): void {
  const { [key]: _done, ...others } = $pending.get()
  if (_done !== undefined) $pending.set(others)
}
