import { useCallback, useSyncExternalStore } from 'react'
import { $busyVariants, $quantities } from '../../../stores/cart/lines/cart-lines.ts'

/** How many of a variant the cart holds, and whether that is being changed; only its own changes draw it anew. */
export function useQuantity(variant: string): { quantity: number; busy: boolean } {
  const follow = useCallback((changed: () => void) => {
    const ends = [$quantities.listen(changed), $busyVariants.listen(changed)]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  const quantity = useSyncExternalStore(follow, () => $quantities.get()[variant] ?? 0)
  const busy = useSyncExternalStore(follow, () => $busyVariants.get().has(variant))
  return { quantity, busy }
}
