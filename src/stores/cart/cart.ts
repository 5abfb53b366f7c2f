import { resettable } from '../../client/reset.ts'
import type { ApiProblem } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { inShape } from '../../contract/http/in-shape.ts'
import { type Cart, type CartFull, cart as cartSchema, readCart } from '../../contract/cart/cart.ts'
import { computed } from 'nanostores'
import { toProblem, type Problem, dataOf } from '../../client/async-state.ts'
import { createResource } from '../../client/resource.ts'
import { $slug, recallCarts, rememberCart } from '../location/location.ts'

const noneFull: CartFull = { active: false, limit: 0, exceedValue: 0 }

const cart = createResource<Cart, { location: string; id: string }>({
  scope: 'shopper',
  isOf: (shown, { id }) => shown.id === id,
  // Rejects other stores' carts and older versions. Compares by slug because a cart can load before its store does.
  accepts: (next, shown) => next.location === $slug.get() && !(shown?.id === next.id && shown.version > next.version),
  async read({ location, id }, { isLatest }) {
    const result = await request(readCart, { params: { cart: id } })
    if (isLatest() && !result.ok && result.problem.code === 'not_found') loseCart(location, id)
    return result
  }
})

/** The cart of the current store; idle if there is none yet. */
export const $cart = cart.$state

/** The requested amount over the purchase limit, with its variant, and the cart it was requested for. */
export const $excess = resettable<{ cart: Cart | undefined; full: CartFull; variant: string | undefined } | undefined>(
  'shopper',
  undefined
)

/**
 * The purchase limit in grams, with `active` set if the cart has reached it or the last request would exceed it (SPEC
 * A3).
 */
export const $cartFull = computed([$cart, $excess], (load, excess): CartFull => {
  const shown = dataOf(load)
  return excess && excess.cart === shown ? excess.full : (shown?.cartFull ?? noneFull)
})

/** Shows that the requested amount exceeds the purchase limit. */
export const showExcess = (full: CartFull, variant?: string): void =>
  $excess.set({ cart: dataOf($cart.get()), full, variant })

/** The problem with the last cart change. */
export const $cartProblem = resettable<(Problem & { variant?: string }) | undefined>('shopper', undefined)

/** Shows a cart, unless it belongs to another store or is older than the one shown. */
export const showCart = cart.show

/** Returns the current cart included in an error response, if any. */
export function freshCart(problem: ApiProblem): Cart | undefined {
  return inShape(cartSchema, problem.payload)
}

/**
 * Recomputes `cartFull` from the cart itself: the error response reports the excess of a change that was not applied.
 */
function asItStands(cart: Cart): Cart {
  const { limit } = cart.cartFull
  const exceedValue = Math.max(0, Math.round((cart.equivalent - limit) * 1000) / 1000)
  return { ...cart, cartFull: { active: exceedValue > 0, limit, exceedValue } }
}

/** Shows the result of a failed change: the fresh cart if the response has one, otherwise the previous cart. */
export function showCartProblem(problem: ApiProblem, variant?: string): void {
  const fresh = freshCart(problem)
  if (fresh) showCart(asItStands(fresh))
  // The cart-full notice already explains this error.
  if (fresh && problem.code === 'limit_exceeded') showExcess(fresh.cartFull, variant)
  else $cartProblem.set({ ...toProblem(problem), ...(variant !== undefined && { variant }) })
}

/** Dismisses the cart-full notice. */
export function dismissCartFull(): void {
  $excess.set(undefined)
}

/** Loads the cart of a store, if there is one. */
export async function openCart(location: string): Promise<void> {
  const id = recallCarts()[location]
  if (id === undefined) cart.clear()
  else await cart.load({ location, id })
}

/** Reloads the current cart. */
export async function reloadCart(): Promise<void> {
  const slug = $slug.get()
  if (slug !== undefined) await openCart(slug)
}

/** The id of a cart that no longer exists on the API, because it expired or became an order. */
export const $lostCart = resettable<string | undefined>('shopper', undefined)

/** Drops a cart that no longer exists on the API. */
export function loseCart(location: string, id: string): void {
  forgetCart(location)
  $lostCart.set(id)
}

/** Drops the cart of a store, for example after it became an order. */
export function forgetCart(location: string): void {
  rememberCart(location, undefined)
  if (dataOf($cart.get())?.location === location || $cart.get().state === 'loading') cart.clear()
  $cartProblem.set(undefined)
}

/** Dismisses the cart problem. */
export function dismissCartProblem(): void {
  $cartProblem.set(undefined)
}

/** Clears the displayed cart. The saved cart id is kept. */
export function closeCart(): void {
  cart.clear()
  $cartProblem.set(undefined)
}
