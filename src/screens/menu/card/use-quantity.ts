import { useCallback, useSyncExternalStore } from 'react'
import { $busyVariants, $quantities } from '../../../stores/cart/lines/cart-lines.ts'

/**
 * Returns the quantity of a variant in the cart, and whether a change is in flight. Re-renders only on changes of this
 * variant.
 */
export function useQuantity(variant: string): { quantity: number; busy: boolean } {
  const follow = useCallback((changed: () => void) => {
    const disposers = [$quantities.listen(changed), $busyVariants.listen(changed)]
    return () => {
      for (const dispose of disposers) dispose()
    }
  }, [])
  const quantity = useSyncExternalStore(follow, () => $quantities.get()[variant] ?? 0)
  const busy = useSyncExternalStore(follow, () => $busyVariants.get().has(variant))
  return { quantity, busy }
}
