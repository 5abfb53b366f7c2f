import type { PromoProblem } from '../../../../contract/cart/promo-codes.ts'
import type { StoredChoices } from '../../../db/schema.ts'
import type { LoadedCart } from '../../carts/load-cart.ts'
import type { PricedCart } from '../../carts/pricing/price-cart.ts'

/** Problems of a code that no change of an order can solve: it wasn't the shopper's to use. */
const lasting = new Set<PromoProblem>(['unknown', 'used', 'used_up', 'first_order', 'sign_in'])

/** Returns the choices of a cart by which its order is priced again if it changes. */
export function choicesOf(
  { cart, points }: Pick<LoadedCart, 'cart' | 'points'>,
  { promos }: PricedCart
): StoredChoices {
  const { tip, tipShare } = cart
  const codes = promos.filter(({ problem }) => problem === null || !lasting.has(problem)).map(({ code }) => code)
  return { tip, tipShare, codes, points: points ? pointsOf(points) : null }
}

function pointsOf({ wanted, value, perDollar, bonus, reward }: NonNullable<LoadedCart['points']>) {
  const chosen = reward && { id: reward.id, name: reward.name, points: reward.points, value: reward.value }
  return { wanted, value, perDollar, bonus, reward: chosen ?? null }
}
