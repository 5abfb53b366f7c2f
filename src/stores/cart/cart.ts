import { atom } from 'nanostores'
import { safeParse } from 'valibot'
import type { ApiProblem } from '../../api/problem.ts'
import { request } from '../../api/request.ts'
import { type Cart, type CartFull, cart as cartSchema, readCart } from '../../contract/cart/cart.ts'
import { platform } from '../../platform/platform.ts'
import { toUserMessage, type AsyncState, type Problem, dataOf } from '../core/async-state.ts'
import { $slug, recallCarts, rememberCart } from '../location/location.ts'

/** The cart of the current store; idle while none has been begun. */
export const $cart = atom<AsyncState<Cart>>({ state: 'idle' })

const noneFull: CartFull = { active: false, limit: 0, exceedValue: 0 }

/** Whether the cart holds all that one order may, or would hold more by what was asked for, in grams (SPEC A3). */
export const $cartFull = atom<CartFull>(noneFull)

/** What the last change of the cart met with. */
export const $cartProblem = atom<(Problem & { variant?: string }) | undefined>(undefined)

let readyAt = 0
/** Counts the carts opened, so that a late answer about another one is passed over. */
let turn = 0

/** Shows a cart, unless it is another store's or older than what is on show. */
export function showCart(cart: Cart): void {
  const shown = dataOf($cart.get())
  // By the address, for a cart may be there before its store is.
  if (cart.location !== $slug.get()) return
  if (shown?.id === cart.id && shown.version > cart.version) return
  readyAt = platform().clock.now()
  $cart.set({ state: 'ready', value: cart })
  $cartFull.set(cart.cartFull)
}

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
  if (fresh && problem.code === 'limit_exceeded') $cartFull.set(fresh.cartFull)
  else $cartProblem.set({ ...toUserMessage(problem), ...(variant !== undefined && { variant }) })
}

/** The shopper has seen that the cart is full. */
export function dismissCartFull(): void {
  const cart = dataOf($cart.get())
  $cartFull.set(cart ? cart.cartFull : noneFull)
}

/** Reads the current store's cart, when one has been begun there. */
export async function openCart(location: string): Promise<void> {
  const mine = ++turn
  const id = recallCarts()[location]
  if (!id) {
    $cart.set({ state: 'idle' })
    return
  }
  const before = dataOf($cart.get())
  const kept = before?.id === id ? before : undefined
  if (!kept) $cart.set({ state: 'loading' })
  const result = await request(readCart, { params: { cart: id } })
  if (mine !== turn) return
  if (result.ok) return showCart(result.value)
  const problem = toUserMessage(result.problem)
  if (problem.kind === 'not_found') return loseCart(location, id)
  $cart.set(kept ? { state: 'stale', value: kept, since: readyAt, problem } : { state: 'failed', problem })
}

/** Reads the cart on show again. */
export async function reloadCart(): Promise<void> {
  const slug = $slug.get()
  if (slug !== undefined) await openCart(slug)
}

/** A cart that the API no longer has: it has run out, or has become an order. */
export const $lostCart = atom<string | undefined>(undefined)

/** Forgets a cart that the API no longer has. */
export function loseCart(location: string, id: string): void {
  forgetCart(location)
  $lostCart.set(id)
}

/** Forgets the cart of a store, once it has become an order. */
export function forgetCart(location: string): void {
  turn++
  rememberCart(location, undefined)
  if (dataOf($cart.get())?.location === location || $cart.get().state === 'loading') $cart.set({ state: 'idle' })
  $cartProblem.set(undefined)
}

/** The shopper has seen the problem. */
export function dismissCartProblem(): void {
  $cartProblem.set(undefined)
}

/** Forgets what is on show, not what is kept. */
export function closeCart(): void {
  turn++
  $cart.set({ state: 'idle' })
  $cartFull.set(noneFull)
  $cartProblem.set(undefined)
}
