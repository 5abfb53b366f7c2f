import { useCallback, useSyncExternalStore } from 'react'
import { $busyVariants, $roomLeft, $quantities } from '../../../stores/cart/lines/quantities.ts'

/**
 * Returns the quantity of a variant in the cart, whether a change is in flight, and whether no more of it fits into the
 * order. Re-renders only on changes of this variant.
 */
export function useQuantity(variant: string): { quantity: number; busy: boolean; full: boolean } {
  const follow = useCallback((changed: () => void) => {
    const disposers = [$quantities, $busyVariants, $roomLeft].map(store => store.listen(changed))
    return () => {
      for (const dispose of disposers) dispose()
    }
  }, [])
  const quantity = useSyncExternalStore(follow, () => $quantities.get()[variant] ?? 0)
  const busy = useSyncExternalStore(follow, () => $busyVariants.get().has(variant))
  const full = useSyncExternalStore(follow, () => variant in $roomLeft.get())
  return { quantity, busy, full: full && !busy }
}
