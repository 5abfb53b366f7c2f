import { computed } from 'nanostores'
import { dataOf } from '../../../client/async-state.ts'
import { resettable } from '../../../client/reset.ts'
import { showToast } from '../../../client/toasts.ts'
import { whenFilled } from '../../../lib/slot.ts'
import { isCurrent, platform } from '../../../platform/platform.ts'
import { $location } from '../../location/location.ts'
import { $pending } from '../../location/pending-lines.ts'
import { $cart, $cartRequests } from '../cart.ts'
import { $pendingInStore, forCurrentStore, keyOf, type Quantities } from './optimistic-quantities.ts'

/** Requested quantities that the server has not confirmed yet, by store and variant. */
export const $wanted = resettable<Quantities>('shopper', {})

/** Requested quantities in the current store, by variant. */
const $wantedHere = forCurrentStore($wanted)

/** The quantity of each variant in the cart, by variant id, including unconfirmed changes. */
export const $quantities = computed(
  [$cart, $pendingInStore, $wantedHere],
  (load, pending, wanted): Record<string, number> => {
    const confirmed = (dataOf(load)?.lines ?? []).map((line): [string, number] => [line.variant, line.quantity])
    return { ...Object.fromEntries(confirmed), ...pending, ...wanted }
  }
)

/** The variants with a quantity change in flight. */
export const $busyVariants = computed($wantedHere, (wanted): ReadonlySet<string> => new Set(Object.keys(wanted)))

/** The grams that the order has left, by the variants in it of which no more fits (SPEC C10). */
export const $roomLeft = resettable<Readonly<Record<string, number>>>('shopper', {})

/** Sets the quantity of a variant; 0 removes it. Resolves to false if refused, with the reason in `$cartProblem`. */
export async function setQuantity(variant: string, quantity: number): Promise<boolean> {
  const location = $location.get().detail?.slug
  if (!location) return false
  $wanted.set({ ...$wanted.get(), [keyOf(location, variant)]: Math.max(0, quantity) })
  const browser = platform()
  const { sendQuantity } = $cartRequests.get() ?? (await whenFilled($cartRequests))
  // The storefront may have been unmounted.
  return isCurrent(browser) && sendQuantity(location, variant)
}

/** Queues the requested quantities, because the code that sends them can't be had now (SPEC C16). */
export function queueWanted(): void {
  const wanted = $wanted.get()
  if (Object.keys(wanted).length === 0) return
  $pending.set({ ...$pending.get(), ...wanted })
  $wanted.set({})
  showToast('cart.waits', 'warn')
}
