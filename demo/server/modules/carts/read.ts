import type { Cart } from '../../../../src/contract/cart.ts'
import type { Database } from '../../db/types.ts'
import { Refusal } from '../../http/refusal.ts'
import { readCurrency } from '../business/currency.ts'
import type { Viewer } from '../menu/view.ts'
import { loadCart } from './load.ts'
import { viewCart } from './view.ts'

/** Reads a cart as it crosses the wire. */
export async function freshCart(db: Database, id: string, viewer: Viewer): Promise<Cart> {
  return viewCart(await loadCart(db, id), await readCurrency(db), viewer)
}

/**
 * Runs a change of a cart; a 409 of it brings the cart along. The cart is read after the change was undone, because
 * inside it the shopper's own half-taken stock would be missing.
 */
export async function withFreshCart<Result>(
  db: Database,
  id: string,
  viewer: Viewer,
  change: () => Promise<Result>
): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    if (!(error instanceof Refusal) || !bringsCart.has(error.code)) throw error
    const cart = await freshCart(db, id, viewer)
    const { payload, ...rest } = error.particulars
    throw new Refusal(error.status, error.code, {
      ...rest,
      payload: payload === undefined ? cart : { ...cart, ...payload }
    })
  }
}

const bringsCart = new Set<string>(['stale', 'sold_out', 'limit_exceeded'])
