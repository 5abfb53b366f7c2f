import type { Result } from '../../client/http/problem.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { freshCart } from './cart-problem.ts'

/** Changes a cart; where another tab was quicker, tries once more upon the fresh cart that the refusal brings. */
export async function retryOnStale(cart: Cart, put: (to: Cart) => Promise<Result<Cart>>): Promise<Result<Cart>> {
  const result = await put(cart)
  const fresh = !result.ok && result.problem.code === 'stale' && freshCart(result.problem)
  return fresh ? put(fresh) : result
}
