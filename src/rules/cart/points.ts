/** The parts of a cart that use points; a missing part uses none (SPEC A3). */
export interface PointsInCart {
  orderLoyalty?: { pointsRedeemed?: number | null } | null
  orderReward?: { points?: number | null } | null
}

/**
 * Available points = the user's points − points redeemed in the cart − reward points in the cart, never below 0 (SPEC
 * A5).
 */
export function availablePoints(points: number, cart?: PointsInCart | null): number {
  return Math.max(0, points - (cart?.orderLoyalty?.pointsRedeemed ?? 0) - (cart?.orderReward?.points ?? 0))
}
