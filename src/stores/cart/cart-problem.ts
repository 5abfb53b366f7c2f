import { type Problem, toProblem } from '../../client/async-state.ts'
import type { ApiProblem } from '../../client/http/problem.ts'
import { resettable } from '../../client/reset.ts'
import { type Cart, cart as cartSchema } from '../../contract/cart/cart.ts'
import { inShape } from '../../contract/http/in-shape.ts'
import { showCart } from './cart.ts'
import { showExcess } from './cart-full.ts'

/** The problem with the last cart change. */
export const $cartProblem = resettable<(Problem & { variant?: string }) | undefined>('shopper', undefined)

/** Dismisses the cart problem. */
export const dismissCartProblem = (): void => $cartProblem.set(undefined)

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
