import { computed } from 'nanostores'
import { type ApiProblem, failed } from '../../client/http/problem.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { platform } from '../../platform/platform.ts'
import { estimateCart } from '../../rules/cart/estimate-cart.ts'
import { canadianLimit } from '../../rules/cart/limit.ts'
import { $business, $currency } from '../location/business.ts'
import { $cart } from './cart.ts'
import { showExcess } from './cart-full.ts'
import { toProblem, type AsyncState, dataOf } from '../../client/async-state.ts'
import { $location } from '../location/location.ts'
import { $menu } from '../menu/menu.ts'
import { showToast } from '../../client/toasts.ts'
import { $pending } from '../location/pending-lines.ts'
import { $isWaiting, $pendingInStore, keyOf } from './lines/optimistic-quantities.ts'

/** True if a request failed because the API is down, so that the change can be queued. */
export const isUnreachable = ({ kind }: { kind: ApiProblem['kind'] | 'not_found' }): boolean =>
  kind === 'offline' || kind === 'server'

const isOld = (load: AsyncState<unknown>): boolean => load.state === 'stale' && isUnreachable(load.problem)

/** True if the API is known to be down, so that changes are queued without another attempt. */
export const isDown = (): boolean => $isWaiting.get() || isOld($business.get()) || isOld($menu.get())

function estimate(wanted: Record<string, number>): Cart | undefined {
  const { detail } = $location.get()
  return (
    detail &&
    estimateCart({
      cart: dataOf($cart.get()),
      wanted,
      products: dataOf($menu.get())?.products ?? [],
      location: detail.slug,
      limit: detail.purchaseLimit ?? canadianLimit,
      currency: $currency.get()
    })
  )
}

/**
 * Queues a quantity until the API is back. Returns false if it would exceed the purchase limit, with the excess in
 * `$cartFull`.
 */
export function queueOffline(location: string, variant: string, quantity: number): boolean {
  const key = keyOf(location, variant)
  const isFirst = !$isWaiting.get()
  if (location === $location.get().detail?.slug) {
    const before = estimate($pendingInStore.get())
    const after = estimate({ ...$pendingInStore.get(), [variant]: quantity })
    if (before && after?.cartFull.active && after.equivalent > before.equivalent) {
      showExcess(after.cartFull, variant)
      return false
    }
  }
  $pending.set({ ...$pending.get(), [key]: quantity })
  if (isFirst) showToast('cart.waits', 'warn')
  return true
}

/**
 * The cart shown to the shopper. While the API is down, it is estimated from the queued changes and the last known
 * prices.
 */
export const $displayCart = computed([$cart, $pendingInStore, $menu], (load, pending, menu): AsyncState<Cart> => {
  if (Object.keys(pending).length === 0) return load
  const value = estimate(pending)
  const since = menu.state === 'stale' ? menu.since : platform().clock.now()
  return value ? { state: 'stale', value, since, problem: toProblem(failed('offline').problem) } : load
})

/** The number of items in the displayed cart. */
export const $cartCount = computed($displayCart, load => dataOf(load)?.count ?? 0)
