import { atom } from 'nanostores'
import type { Result } from '../../api/problem.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { $cart, $cartProblem, freshCart, showCart } from './cart.ts'
import { onReset } from '../core/reset.ts'
import { dataOf } from '../core/async-state.ts'

/** Whether the cart as a whole is being changed: its method, where it is brought, codes, points or tip. */
export const $isChanging = atom(false)

let turn = 0

/**
 * Changes the cart as a whole, one change at a time, and shows it as it is then. The answer is undefined when nothing was
 * done, because another change is under way, there is no cart, or all was forgotten meanwhile.
 */
export async function changeCart(put: (cart: Cart) => Promise<Result<Cart>>): Promise<Result<Cart> | undefined> {
  const cart = dataOf($cart.get())
  if (!cart || $isChanging.get()) return undefined
  const mine = ++turn
  $isChanging.set(true)
  let result = await put(cart)
  // Another tab, or a line that was changed meanwhile, was quicker.
  const fresh = !result.ok && result.problem.code === 'stale' && freshCart(result.problem)
  if (fresh) result = await put(fresh)
  if (mine !== turn) return undefined
  $isChanging.set(false)
  if (result.ok) {
    $cartProblem.set(undefined)
    showCart(result.value)
  } else if (fresh) showCart(fresh)
  return result
}

function forgetChange(): void {
  turn++
  $isChanging.set(false)
}

onReset('shopper', forgetChange)
onReset('orders', forgetChange)
