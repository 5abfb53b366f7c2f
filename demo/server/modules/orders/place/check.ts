import type { BodyOf } from '../../../../../src/contract/http/endpoint.ts'
import type { placeOrder } from '../../../../../src/contract/order/order.ts'
import { canOrderAt } from '../../../../../src/rules/cart/ordering.ts'
import type { Transaction } from '../../../db/types.ts'
import { orderForAccountsWords } from '../../../http/messages.ts'
import { badFields, ApiError } from '../../../http/api-error.ts'
import { problemAt } from '../../accounts/age.ts'
import type { LoadedCart } from '../../carts/load.ts'
import { type PricedCart, priceCart } from '../../carts/pricing/price-cart.ts'
import { overLimit } from '../../carts/refusals.ts'
import { hasOnlyUsablePoints } from '../../carts/pricing/drop-unusable-points.ts'
import { personWith } from '../../promos/person.ts'
import { readPromos } from '../../promos/read.ts'
import { refusedPromo } from '../../promos/redeem.ts'

type Body = BodyOf<typeof placeOrder>

/** Refuses a cart that is not as the shopper saw it, one that holds nothing, and any at a store that takes no orders now. */
export function refuseUnlessCurrent({ cart, location, lines }: LoadedCart, { version }: Body, now: Date): void {
  if (!canOrderAt(location, now.getTime())) throw new ApiError(409, 'closed')
  if (cart.version !== version) throw new ApiError(409, 'stale')
  if (lines.length === 0) throw new ApiError(409, 'empty_cart')
}

/** Refuses a guest where the business takes orders of accounts alone (SPEC C21). */
export function refuseGuest({ guestCheckout }: Pick<LoadedCart, 'guestCheckout'>, accountId: string | null): void {
  if (!guestCheckout && accountId === null)
    throw new ApiError(403, 'sign_in_required', { words: orderForAccountsWords })
}

/** Keeps others from using the cart's codes until the transaction ends, and judges them by who orders as well: by e-mail and phone even a guest is somebody. */
export async function holdPromos(tx: Transaction, loaded: LoadedCart, { customer }: Body): Promise<LoadedCart> {
  const { cart, person, promos } = loaded
  if (cart.promos.length === 0) return loaded
  return { ...loaded, promos: await readPromos(tx, cart.promos, personWith(person, customer), promos.now, true) }
}

/** Refuses what no longer comes to what the shopper was shown, what is over the limit, and what can't be brought or handed to them. */
export function refuseUnlessOrderable(loaded: LoadedCart, body: Body, now: Date): void {
  const sums = priceCart(loaded)
  const lost = sums.promos.find(({ problem }) => problem !== null)
  // A code that is known to take nothing off stands in nobody's way; nobody pays more for one that was lost meanwhile.
  if (lost && body.total !== sums.total) throw refusedPromo(lost)
  // Meanwhile the points may have gone into another order, and prices may have changed what they can take off.
  if (!hasOnlyUsablePoints(loaded)) throw new ApiError(409, 'stale')
  if (body.total !== undefined && body.total !== sums.total) throw new ApiError(409, 'stale')
  if (sums.exceedMilli > 0) throw overLimit(sums)
  refuseUnlessOfAge(loaded, body, now)
  if (loaded.cart.method === 'delivery') refuseUnlessBrought(sums)
}

function refuseUnlessOfAge({ location }: LoadedCart, { dob }: Body, now: Date): void {
  if (!location.asksDateOfBirth) return
  if (dob === null) throw badFields({ dob: 'required' })
  const problem = problemAt({ zone: location.timezone, legalAge: location.legalAge }, dob, now)
  if (problem) throw badFields({ dob: problem })
}

function refuseUnlessBrought({ bringing }: PricedCart): void {
  if (bringing === null) throw badFields({ address: 'required' })
  if (bringing.zone === null) throw new ApiError(409, 'out_of_zone')
  if (bringing.missing > 0) throw new ApiError(409, 'below_minimum')
}
