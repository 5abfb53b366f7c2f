import type { Cart } from '../../../contract/cart/cart.ts'
import type { Context } from '../../context.ts'
import type { Words } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { nearestTo } from '../../shop/locations/nearest.ts'
import { type LoadedCart, problemOf } from './load-cart.ts'
import { priceCart } from './pricing/price-cart.ts'
import { leftWordsOf } from './refusals.ts'
import { loadWithUsablePoints } from './pricing/drop-unusable-points.ts'
import { accountOf } from '../../http/request/caller.ts'
import type { Shopper } from './shopper.ts'
import { personWith } from '../promos/person.ts'
import { readPromos } from '../promos/read-promos.ts'
import { viewCart } from './view-cart.ts'

/** Dependencies of reading carts. */
type Source = Pick<Context, 'db' | 'clock'>

/** Returns a cart in its API shape. */
export async function freshCart(source: Source, id: string, viewer: Shopper): Promise<Cart> {
  return view(source, await load(source, id, viewer), viewer)
}

const load = ({ db, clock }: Source, id: string, viewer: Shopper): Promise<LoadedCart> =>
  loadWithUsablePoints(db, id, { accountId: accountOf(viewer), now: clock() })

async function view({ db, clock }: Source, loaded: LoadedCart, viewer: Shopper): Promise<Cart> {
  const sums = priceCart(loaded)
  const unservedAddress = sums.deliveryQuote?.zone === null ? sums.deliveryQuote.address : undefined
  const nearest = unservedAddress ? await nearestTo(db, unservedAddress, loaded.location.slug, clock()) : null
  return viewCart(loaded, { sums, nearest, currency: loaded.currency }, viewer)
}

/**
 * Runs a change of a cart; adds the cart to a 409. The cart is read after the rollback, because inside the transaction
 * the shopper's own half-taken stock would be missing.
 */
export async function withFreshCart<Result>(
  source: Source,
  id: string,
  viewer: Shopper,
  change: () => Promise<Result>
): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    if (!(error instanceof ApiError) || !bringsCart.has(error.code)) throw error
    const loaded = await withContact(source, await load(source, id, viewer), error.details.contact)
    const cart = await view(source, loaded, viewer)
    const { words = shortage(error, loaded), payload = {} } = error.details
    throw new ApiError(error.status, error.code, { ...(words && { words }), payload: { ...cart, ...payload } })
  }
}

/** Returns a cart as it is for a person with this contact, who may have used deals before. */
async function withContact(
  { db }: Source,
  loaded: LoadedCart,
  contact: ApiError['details']['contact']
): Promise<LoadedCart> {
  if (contact === undefined) return loaded
  const { deals, now } = loaded.promos
  const person = personWith(loaded.person, contact)
  return { ...loaded, promos: await readPromos(db, { codes: loaded.cart.promos, deals, person, now }) }
}

const bringsCart = new Set<string>(['stale', 'sold_out', 'limit_exceeded'])

/** The message when another order was faster: the quantity left. */
function shortage({ code }: ApiError, { lines, location }: LoadedCart): Words | undefined {
  const line = lines.find(candidate => problemOf(candidate) !== null)
  return code === 'sold_out' && line !== undefined ? leftWordsOf(location, line) : undefined
}
