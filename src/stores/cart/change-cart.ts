import { createLatest } from '../../client/latest.ts'
import type { Result } from '../../client/http/problem.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { $cart, showCart } from './cart.ts'
import { $cartProblem } from './cart-problem.ts'
import { retryOnStale } from './retry-on-stale.ts'
import { resettable } from '../../client/reset.ts'
import { dataOf } from '../../client/async-state.ts'

/** True while a cart-wide setting is being changed: method, delivery address, promo codes, points or tip. */
export const $isChanging = resettable(['shopper', 'person'], false)

type Put = (cart: Cart) => Promise<Result<Cart>>

const attempts = createLatest(['shopper', 'person'])

let change: Promise<Result<Cart> | undefined> | undefined

/** Resolves to true if the change in progress succeeds; undefined if there is none. */
export function whenChanged(): Promise<boolean> | undefined {
  if ($isChanging.get()) return change?.then(result => result?.ok === true)
  return undefined
}

/**
 * Applies one cart-wide change at a time and shows the resulting cart. Resolves to undefined if nothing was done: another
 * change is in progress, there is no cart, or the stores have been reset.
 */
export async function changeCart(put: Put): Promise<Result<Cart> | undefined> {
  const cart = dataOf($cart.get())
  if (!cart || $isChanging.get()) return undefined
  change = apply(cart, put)
  return change
}

async function apply(cart: Cart, put: Put): Promise<Result<Cart> | undefined> {
  const isLatest = attempts.begin()
  $isChanging.set(true)
  let latest = cart
  const result = await retryOnStale(cart, to => put((latest = to)))
  if (!isLatest()) return undefined
  if (result.ok) {
    $cartProblem.set(undefined)
    showCart(result.value)
  } else if (latest !== cart) showCart(latest)
  $isChanging.set(false)
  return result
}
