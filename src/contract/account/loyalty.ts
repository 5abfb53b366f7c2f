import { array, type InferOutput, integer, nullable, number, object, picklist, pipe, string } from 'valibot'
import { cart } from '../cart/cart.ts'
import { moveChange } from '../cart/cart-move.ts'
import { get, post, put } from '../http/endpoint.ts'
import { price } from '../http/money.ts'
import { count } from '../http/number.ts'
import { userLoyaltyDetails } from './session.ts'
import { id } from '../http/text.ts'
import { instant } from '../http/time.ts'

/** Why points came or went: by an order's completion, its cancellation, their use in an order, its cancellation, a gift. */
export const pointsKind = picklist(['earned', 'reversed', 'redeemed', 'returned', 'granted'])

/** One entry of the ledger; the sum of all `points` is the balance. */
export const pointsEntry = object({
  id,
  at: instant,
  kind: pointsKind,
  points: pipe(number(), integer()),
  /** The order's number, such as people say it, where it came of one. */
  order: nullable(string())
})

/** What points can be given for: so many cents off an order. */
export const reward = object({ id, name: string(), points: count, value: price })

/** What the person has earned. */
export const loyalty = object({
  ...userLoyaltyDetails.entries,
  /** The tier that all points earned so far have reached. */
  tier: nullable(string()),
  /** The next one, and how many points it lacks. */
  next: nullable(object({ name: string(), missing: count })),
  /** What one point takes off an order, in cents, and what one dollar spent earns. */
  pointValue: price,
  pointsPerDollar: count,
  rewards: array(reward),
  /** The latest first, at most a hundred. */
  ledger: array(pointsEntry)
})

export type Loyalty = InferOutput<typeof loyalty>
export type Reward = InferOutput<typeof reward>

/** Reads what the person has earned; 403 `forbidden` where no location of the business rewards anybody. */
export const readLoyalty = get('/me/loyalty', { query: { locale: string() }, session: 'needed', reply: loyalty })

/** Sets how many points the cart uses, 0 for none; 409 `stale`, 422 `invalid` with `points: number` for more than `points_redeemable`. */
export const setPoints = put('/carts/:cart/points', {
  query: { locale: string() },
  session: 'bound',
  body: object({ version: count, points: count }),
  reply: cart
})

/** Sets the reward that the cart uses, null for none; 409 `stale`, 422 `invalid` with `reward: number` when the points don't reach. */
export const setReward = put('/carts/:cart/reward', {
  query: { locale: string() },
  session: 'bound',
  body: object({ version: count, reward: nullable(id) }),
  reply: cart
})

/** A line that joining two carts touched: it came from the account's own (`joined`), or as `moveChange` says. */
export const joinChange = object({
  ...moveChange.entries,
  kind: picklist([...moveChange.entries.kind.options, 'joined'])
})

export type JoinChange = InferOutput<typeof joinChange>

/**
 * Makes a guest's cart the signed-in person's, and joins into it what they had in another one of the same location: of the
 * same variant the larger quantity, within stock and limit. Brings the cart and what is not as either was.
 */
export const claimCart = post('/carts/:cart/claim', {
  query: { locale: string() },
  session: 'needed',
  body: object({}),
  reply: object({ cart, changes: array(joinChange) })
})

/** Reads the carts that the person has begun anywhere and not ordered, for each location the latest that holds something. */
export const readMyCarts = get('/me/carts', {
  session: 'needed',
  reply: object({ carts: array(object({ location: string(), cart: id })) })
})
