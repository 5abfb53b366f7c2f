import type { StoredChoices } from '../../../db/schema.ts'
import type { LoadedCart } from '../../carts/load-cart.ts'

/** Returns the choices of a cart by which its order is priced again if it changes. */
export function choicesOf({ cart, points }: Pick<LoadedCart, 'cart' | 'points'>): StoredChoices {
  const { tip, tipShare, promos: codes } = cart
  return { tip, tipShare, codes, points: points ? pointsOf(points) : null }
}

function pointsOf({ wanted, value, perDollar, bonus, reward }: NonNullable<LoadedCart['points']>) {
  const chosen = reward && { id: reward.id, name: reward.name, points: reward.points, value: reward.value }
  return { wanted, value, perDollar, bonus, reward: chosen ?? null }
}
