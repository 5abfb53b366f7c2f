import { computed } from 'nanostores'
import { availablePoints } from '../../rules/cart/points.ts'
import { $cart } from './cart.ts'
import { dataOf } from '../../client/async-state.ts'
import { $session } from '../session/session.ts'

/** The signed-in user's points minus those used by the cart (SPEC A5); 0 for guests. */
export const $availablePoints = computed([$session, $cart], ({ userLoyaltyDetails }, cart) =>
  availablePoints(userLoyaltyDetails?.points ?? 0, dataOf(cart))
)
