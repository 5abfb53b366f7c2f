import { request } from '../../api/request.ts'
import { claimCart, type JoinChange, readMyCarts } from '../../contract/account/loyalty.ts'
import { platform } from '../../platform/platform.ts'
import type { Sentence } from '../../i18n/translate.ts'
import { $announcement } from './announcer.ts'
import { openCart, showCart } from './cart.ts'
import { resettable } from '../core/reset.ts'
import { $slug, recallCarts, rememberCart } from '../location/location.ts'
import { $session } from '../session/session.ts'

/** What joining the carts of whoever signed in has changed, by store. */
export const $mergedCarts = resettable<Readonly<Record<string, readonly JoinChange[]>>>('shopper', {})

/** What joining came to. */
export function mergedTitle(changes: readonly JoinChange[]): Sentence {
  const count = changes.filter(({ kind }) => kind === 'joined').length
  return count > 0 ? { key: 'join.title', params: { count } } : { key: 'join.none' }
}

/** Makes the carts on this device those of who has signed in, the one of this store first, and keeps what joining changed. */
export async function mergeCarts(): Promise<void> {
  const { token } = $session.get()
  const here = $slug.get()
  const carts = Object.entries(recallCarts()).sort(([a], [b]) => Number(b === here) - Number(a === here))
  for (const [location, cart] of carts) {
    if (!token || token !== $session.get().token) return
    const result = await request(claimCart, { params: { cart }, body: {}, idempotencyKey: platform().randomId() })
    if (!result.ok || token !== $session.get().token) continue
    const { changes } = result.value
    showCart(result.value.cart)
    if (changes.length === 0) continue
    $mergedCarts.set({ ...$mergedCarts.get(), [location]: changes })
    if (location === $slug.get()) $announcement.set(mergedTitle(changes))
  }
  if (token && token === $session.get().token) await bringCarts(token)
}

/** Goes on, in the stores where nothing was begun on this device, with what the person began on another one. */
async function bringCarts(token: string): Promise<void> {
  const result = await request(readMyCarts)
  if (!result.ok || token !== $session.get().token) return
  const begun = recallCarts()
  for (const { location, cart } of result.value.carts) {
    if (begun[location] !== undefined) continue
    rememberCart(location, cart)
    if (location === $slug.get()) await openCart(location)
  }
}

/** The shopper has seen what joining changed in a store's cart. */
export function dismissMerged(location: string): void {
  const { [location]: _seen, ...others } = $mergedCarts.get()
  $mergedCarts.set(others)
}
