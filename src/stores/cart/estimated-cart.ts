import { estimateCart } from '../../rules/cart/estimate-cart.ts'
import { canadianLimit } from '../../rules/cart/limit.ts'
import { $estimateCart } from './offline-cart.ts'

/** From now on, the cart is estimated while the API is down. */
export const startEstimates = (): void =>
  $estimateCart.set(from => estimateCart({ ...from, limit: from.limit ?? canadianLimit }))
