import type { Cart } from '../../../../src/contract/cart.ts'
import type { Words } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { Refusal } from '../../http/refusal.ts'
import { readCurrency } from '../business/currency.ts'
import { type LoadedCart, problemOf } from './load.ts'
import { leftWordsOf } from './refusals.ts'
import { loadSettled } from './settle.ts'
import { accountOf, type Shopper } from './shopper.ts'
import { viewCart } from './view.ts'

/** Reads a cart as it crosses the wire. */
export async function freshCart(db: Database, id: string, viewer: Shopper): Promise<Cart> {
  return viewCart(await loadSettled(db, id, accountOf(viewer)), await readCurrency(db), viewer)
}

/**
 * Runs a change of a cart; a 409 of it brings the cart along. The cart is read after the change was undone, because
 * inside it the shopper's own half-taken stock would be missing.
 */
export async function withFreshCart<Result>(
  db: Database,
  id: string,
  viewer: Shopper,
  change: () => Promise<Result>
): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    if (!(error instanceof Refusal) || !bringsCart.has(error.code)) throw error
    const loaded = await loadSettled(db, id, accountOf(viewer))
    const cart = viewCart(loaded, await readCurrency(db), viewer)
    const { words = shortage(error, loaded), payload = {} } = error.particulars
    throw new Refusal(error.status, error.code, { ...(words && { words }), payload: { ...cart, ...payload } })
  }
}

const bringsCart = new Set<string>(['stale', 'sold_out', 'limit_exceeded'])

/** What to say when another order was faster: what is left now. */
function shortage({ code }: Refusal, { lines, location }: LoadedCart): Words | undefined {
  const line = lines.find(one => problemOf(one) !== null)
  return code === 'sold_out' && line !== undefined ? leftWordsOf(location, line) : undefined
}
