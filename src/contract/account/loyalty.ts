import { array, type InferOutput, integer, nullable, number, object, picklist, pipe, string } from 'valibot'
import { maybe } from '../http/optional.ts'
import { cart } from '../cart/cart.ts'
import { moveChange } from '../cart/cart-move.ts'
import { get, post, put } from '../http/endpoint.ts'
import { price } from '../http/money.ts'
import { count } from '../http/number.ts'
import { userLoyaltyDetails } from './session.ts'
import { id } from '../http/text.ts'
import { instant } from '../http/time.ts'

/**
 * The kind of a points entry: earned by completing an order, reversed when that is undone, redeemed in an order,
 * returned when that is cancelled, or granted as a gift.
 */
const pointsKind = picklist(['earned', 'reversed', 'redeemed', 'returned', 'granted'])

/** An entry of the points ledger; the sum of all `points` is the balance. */
const pointsEntry = object({
  id,
  at: instant,
  kind: pointsKind,
  points: pipe(number(), integer()),
  /** The human-readable number of the related order, if any. */
  order: maybe(string(), null)
})

/** A reward that points are exchanged for: a fixed discount in cents. */
export const reward = object({ id, name: string(), points: count, value: price })

/** The signed-in user's loyalty data. */
export const loyalty = object({
  ...userLoyaltyDetails.entries,
  /** The tiers, lowest first; members of one earn `bonus` percent more points. */
  tiers: array(object({ name: string(), from: count, bonus: maybe(count, 0) })),
  /** The tier reached with all points earned so far. */
  tier: maybe(string(), null),
  /** The next tier, and how many points are missing. */
  next: maybe(object({ name: string(), missing: count }), null),
  /** The discount per point, in cents, and the points earned per dollar spent. */
  pointValue: price,
  pointsPerDollar: count,
  rewards: array(reward),
  /** Newest first, at most a hundred entries. */
  ledger: array(pointsEntry)
})

export type Loyalty = InferOutput<typeof loyalty>
export type Reward = InferOutput<typeof reward>

/** Reads the user's loyalty data; 403 `forbidden` if no location of the business has loyalty enabled. */
export const readLoyalty = get('/me/loyalty', { query: { locale: string() }, auth: 'required', reply: loyalty })

/**
 * Sets how many points the cart uses, 0 for none; 409 `stale`, 422 `invalid` with `points: number` for more than
 * `points_redeemable`.
 */
export const setPoints = put('/carts/:cart/points', {
  query: { locale: string() },
  auth: 'sticky',
  body: object({ version: count, points: count }),
  reply: cart
})

/**
 * Sets the reward that the cart uses, null for none; 409 `stale`, 422 `invalid` with `reward: number` if there aren't
 * enough points.
 */
export const setReward = put('/carts/:cart/reward', {
  query: { locale: string() },
  auth: 'sticky',
  body: object({ version: count, reward: nullable(id) }),
  reply: cart
})

/** A line changed by merging two carts: added from the account's own cart (`joined`), or changed as in `moveChange`. */
export const joinChange = object({
  ...moveChange.entries,
  kind: picklist([...moveChange.entries.kind.options, 'joined'])
})

export type JoinChange = InferOutput<typeof joinChange>

/**
 * Assigns a guest's cart to the signed-in user and merges the user's other cart at the same location into it, taking
 * the larger quantity of each variant within stock and limit. Returns the cart and the changed lines.
 */
export const claimCart = post('/carts/:cart/claim', {
  query: { locale: string() },
  auth: 'required',
  body: object({}),
  reply: object({ cart, changes: array(joinChange) })
})

/** Reads the user's open carts from all devices: for each location, the latest one with items. */
export const readMyCarts = get('/me/carts', {
  auth: 'required',
  reply: object({ carts: array(object({ location: string(), cart: id })) })
})
