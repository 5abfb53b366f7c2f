import { sql } from 'drizzle-orm'
import type { BodyOf } from '../../../../contract/http/endpoint.ts'
import type { placeOrder } from '../../../../contract/order/order.ts'
import { canOrderAt } from '../../../../rules/cart/ordering.ts'
import { wallAt } from '../../../../rules/time/time-zone.ts'
import type { Words } from '../../../db/schema.ts'
import type { Transaction } from '../../../db/types.ts'
import type { LocationRow } from '../../../shop/locations/find-location.ts'
import { pauseOf, switchedAt } from '../../../shop/locations/is-switched-on.ts'
import { orderForAccountsWords, pausedWords, repricedWords } from '../../../http/messages.ts'
import { badFields, ApiError } from '../../../http/api-error.ts'
import { problemAt } from '../../../people/accounts/age.ts'
import type { LoadedCart } from '../../carts/load-cart.ts'
import { type PricedCart, priceCart } from '../../carts/pricing/price-cart.ts'
import { overLimit } from '../../carts/refusals.ts'
import { hasOnlyUsablePoints } from '../../carts/pricing/drop-unusable-points.ts'
import { type Person, personWith } from '../../promos/person.ts'
import { readPromos } from '../../promos/read-promos.ts'
import { refusedPromo } from '../../promos/redeem.ts'
import { writeMoney } from '../../../mail/write-money.ts'
import type { OrderRequest } from './order-request.ts'

type Body = BodyOf<typeof placeOrder>

/** Throws if the cart has changed since the shopper saw it, is empty, or its store takes no orders now. */
export function refuseUnlessCurrent({ cart, location, lines }: LoadedCart, { version }: Body, now: Date): void {
  if (!canOrderAt(switchedAt(location, now), now.getTime())) throw closedError(location, now)
  if (cart.version !== version) throw new ApiError(409, 'stale')
  if (lines.length === 0) throw new ApiError(409, 'empty_cart')
}

/** The error of a store that takes no orders now; for a pause, with its end. */
function closedError(location: LocationRow, now: Date): ApiError {
  const until = pauseOf(location, now)
  if (until === null) return new ApiError(409, 'closed')
  const words = pausedWords(location.name, wallAt(until.getTime(), location.timezone))
  return new ApiError(409, 'closed', { words, payload: { pausedUntil: until.toISOString() } })
}

/** Throws unless the contact is complete: at a registered kiosk, only a first name is asked for. */
export function refuseWithoutContact({ body: { customer }, kiosk }: Pick<OrderRequest, 'body' | 'kiosk'>): void {
  if (kiosk !== undefined) return
  const missing = (['last_name', 'phone', 'email'] as const).filter(name => customer[name] === '')
  if (missing.length > 0) throw badFields(Object.fromEntries(missing.map(name => [`customer.${name}`, 'required'])))
}

/** Throws for a guest if the business requires accounts for orders (SPEC C21). */
export function refuseGuest({ guestCheckout }: Pick<LoadedCart, 'guestCheckout'>, accountId: string | null): void {
  if (!guestCheckout && accountId === null)
    throw new ApiError(403, 'sign_in_required', { words: orderForAccountsWords })
}

/**
 * Locks the cart's promo codes until the transaction ends, and evaluates them and its deals for the customer's email and phone
 * too, which also identify guests.
 */
export async function holdPromos(tx: Transaction, loaded: LoadedCart, { customer }: Body): Promise<LoadedCart> {
  const { cart, promos } = loaded
  const { deals, now } = promos
  const isLimited = priceCart(loaded).deals.some(({ row }) => row.perPerson !== null)
  if (cart.promos.length === 0 && !isLimited) return loaded
  const person = personWith(loaded.person, customer)
  if (isLimited) await lockPerson(tx, person)
  return { ...loaded, promos: await readPromos(tx, { codes: cart.promos, deals, person, now }, true) }
}

/** Makes orders of one person wait for each other, so that none has a deal that another one uses up. */
async function lockPerson(tx: Transaction, { accountId, emails, phones }: Person): Promise<void> {
  const names = [accountId ?? [], emails, phones].flat().map(name => `deals of ${name}`)
  for (const name of [...new Set(names)].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/**
 * Prices the cart; throws if the total differs from the shopper's, the limit is exceeded, the address can't be delivered
 * to, or the shopper is too young.
 */
export function priceOrderable(loaded: LoadedCart, body: Body, now: Date): PricedCart {
  const sums = priceCart(loaded)
  const lost = sums.promos.find(({ problem }) => problem !== null)
  // A code known to give no discount blocks nothing; but a code that has since been lost must not raise the price
  // unnoticed.
  if (lost && body.total !== sums.total) throw refusedPromo(lost)
  // The points may have been spent on another order, or new prices may have lowered their worth in the cart.
  if (!hasOnlyUsablePoints(loaded, sums)) throw new ApiError(409, 'stale')
  if (body.total !== undefined && body.total !== sums.total) throw repricedError(body, sums, loaded)
  if (sums.exceedMilli > 0) throw overLimit(sums)
  refuseUnlessOfAge(loaded, body, now)
  if (loaded.cart.method === 'delivery') refuseUnlessBrought(sums)
  return sums
}

/** The error of a total that is not the one the shopper saw, such as after the end of a sale, with both. */
function repricedError({ total = 0, customer }: Body, sums: PricedCart, { currency }: LoadedCart): ApiError {
  const [before, after] = [total, sums.total].map(cents => ({
    en: writeMoney(cents, currency, 'en'),
    fr: writeMoney(cents, currency, 'fr')
  })) as [Words, Words]
  return new ApiError(409, 'stale', {
    words: repricedWords(before, after),
    payload: { repriced: { before: total, after: sums.total } },
    // The cart in the reply has the deals that this person may have.
    contact: customer
  })
}

function refuseUnlessOfAge({ location }: LoadedCart, { dob }: Body, now: Date): void {
  if (!location.asksDateOfBirth) return
  if (dob === null) throw badFields({ dob: 'required' })
  const problem = problemAt({ zone: location.timezone, legalAge: location.legalAge }, dob, now)
  if (problem) throw badFields({ dob: problem })
}

function refuseUnlessBrought({ deliveryQuote }: PricedCart): void {
  if (deliveryQuote === null) throw badFields({ address: 'required' })
  if (deliveryQuote.zone === null) throw new ApiError(409, 'out_of_zone')
  if (deliveryQuote.missing > 0) throw new ApiError(409, 'below_minimum')
}
