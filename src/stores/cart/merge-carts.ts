import { request } from '../../client/http/request.ts'
import { claimCart, type JoinChange, readMyCarts } from '../../contract/account/loyalty.ts'
import { platform } from '../../platform/platform.ts'
import type { Sentence } from '../../i18n/translate.ts'
import { $announcement } from './announcement.ts'
import { openCart, showCart } from './cart.ts'
import { resettable } from '../../client/reset.ts'
import { $slug, recallCarts, rememberCart } from '../location/location.ts'
import { $session } from '../session/session.ts'

/** Changes made by merging carts after sign-in, by store. */
export const $mergedCarts = resettable<Readonly<Record<string, readonly JoinChange[]>>>('shopper', {})

/** Returns the title for the result of a merge. */
export function mergedTitle(changes: readonly JoinChange[]): Sentence {
  const count = changes.filter(({ kind }) => kind === 'joined').length
  return count > 0 ? { key: 'join.title', params: { count } } : { key: 'join.none' }
}

/** Claims this device's carts for the signed-in user, the current store's first, and records what merging changed. */
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

/** Opens the user's carts from other devices, in stores where this device has none. */
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

/** Dismisses the merge changes of a store. */
export function dismissMerged(location: string): void {
  const { [location]: _seen, ...others } = $mergedCarts.get()
  $mergedCarts.set(others)
}
