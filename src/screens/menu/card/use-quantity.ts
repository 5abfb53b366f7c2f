import { useCallback, useSyncExternalStore } from 'react'
import { $busyVariants, $leftBeside, $quantities } from '../../../stores/cart/lines/cart-lines.ts'

/**
 * Returns the quantity of a variant in the cart, whether a change is in flight, and whether no more of it fits into the
 * order. Re-renders only on changes of this variant.
 */
export function useQuantity(variant: string): { quantity: number; busy: boolean; full: boolean } {
  const follow = useCallback((changed: () => void) => {
    const disposers = [$quantities, $busyVariants, $leftBeside].map(store => store.listen(changed))
    return () => {
      for (const dispose of disposers) dispose()
    }
  }, [])
  const quantity = useSyncExternalStore(follow, () => $quantities.get()[variant] ?? 0)
  const busy = useSyncExternalStore(follow, () => $busyVariants.get().has(variant))
  const full = useSyncExternalStore(follow, () => variant in $leftBeside.get())
  return { quantity, busy, full: full && !busy }
}
