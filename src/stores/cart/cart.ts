import { resettable } from '../core/reset.ts'
import { safeParse } from 'valibot'
import type { ApiProblem } from '../../api/problem.ts'
import { request } from '../../api/request.ts'
import { type Cart, type CartFull, cart as cartSchema, readCart } from '../../contract/cart/cart.ts'
import { computed } from 'nanostores'
import { toUserMessage, type Problem, dataOf } from '../core/async-state.ts'
import { createResource } from '../core/resource.ts'
import { $slug, recallCarts, rememberCart } from '../location/location.ts'

const noneFull: CartFull = { active: false, limit: 0, exceedValue: 0 }

const cart = createResource<Cart, { location: string; id: string }>({
  scope: 'shopper',
  isOf: (shown, { id }) => shown.id === id,
  // Another store's is not shown, nor an older one. By the address, for a cart may be there before its store is.
  accepts: (next, shown) => next.location === $slug.get() && !(shown?.id === next.id && shown.version > next.version),
  async read({ location, id }, { isLatest }) {
    const result = await request(readCart, { params: { cart: id } })
    if (isLatest() && !result.ok && result.problem.code === 'not_found') loseCart(location, id)
    return result
  }
})

/** The cart of the current store; idle while none has been begun. */
export const $cart = cart.$state

/** What was asked for and is more than one order may hold, with the cart that it was asked of. */
const $excess = resettable<{ cart: Cart | undefined; full: CartFull } | undefined>('shopper', undefined)

/** Whether the cart holds all that one order may, or would hold more by what was asked for, in grams (SPEC A3). */
export const $cartFull = computed([$cart, $excess], (load, excess): CartFull => {
  const shown = dataOf(load)
  return excess && excess.cart === shown ? excess.full : (shown?.cartFull ?? noneFull)
})

/** Says that what was asked for is more than one order may hold. */
export const showExcess = (full: CartFull): void => $excess.set({ cart: dataOf($cart.get()), full })

/** What the last change of the cart met with. */
export const $cartProblem = resettable<(Problem & { variant?: string }) | undefined>('shopper', undefined)

/** Shows a cart, unless it is another store's or older than what is on show. */
export const showCart = cart.show

/** The fresh cart that a refusal brings. */
export function freshCart(problem: ApiProblem): Cart | undefined {
  const parsed = safeParse(cartSchema, problem.payload)
  return parsed.success ? parsed.output : undefined
}

/** A cart as it stands: the excess that a refusal speaks of is that of what was asked for, and it was not done. */
function asItStands(cart: Cart): Cart {
  const { limit } = cart.cartFull
  const exceedValue = Math.max(0, Math.round((cart.equivalent - limit) * 1000) / 1000)
  return { ...cart, cartFull: { active: exceedValue > 0, limit, exceedValue } }
}

/** Shows what a refusal or failure brought: the fresh cart where there is one, the last one otherwise. */
export function showCartProblem(problem: ApiProblem, variant?: string): void {
  const fresh = freshCart(problem)
  if (fresh) showCart(asItStands(fresh))
  // The cart-full notice says it by itself.
  if (fresh && problem.code === 'limit_exceeded') showExcess(fresh.cartFull)
  else $cartProblem.set({ ...toUserMessage(problem), ...(variant !== undefined && { variant }) })
}

/** The shopper has seen that the cart is full. */
export function dismissCartFull(): void {
  $excess.set(undefined)
}

/** Reads the current store's cart, when one has been begun there. */
export async function openCart(location: string): Promise<void> {
  const id = recallCarts()[location]
  if (id === undefined) cart.clear()
  else await cart.load({ location, id })
}

/** Reads the cart on show again. */
export async function reloadCart(): Promise<void> {
  const slug = $slug.get()
  if (slug !== undefined) await openCart(slug)
}

/** A cart that the API no longer has: it has run out, or has become an order. */
export const $lostCart = resettable<string | undefined>('shopper', undefined)

/** Forgets a cart that the API no longer has. */
export function loseCart(location: string, id: string): void {
  forgetCart(location)
  $lostCart.set(id)
}

/** Forgets the cart of a store, once it has become an order. */
export function forgetCart(location: string): void {
  rememberCart(location, undefined)
  if (dataOf($cart.get())?.location === location || $cart.get().state === 'loading') cart.clear()
  $cartProblem.set(undefined)
}

/** The shopper has seen the problem. */
export function dismissCartProblem(): void {
  $cartProblem.set(undefined)
}

/** Forgets what is on show, not what is kept. */
export function closeCart(): void {
  cart.clear()
  $cartProblem.set(undefined)
}
