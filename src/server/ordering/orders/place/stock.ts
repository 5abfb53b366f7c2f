import { and, eq, sql } from 'drizzle-orm'
import { listings, lots, orderLines } from '../../../db/schema.ts'
import type { Transaction } from '../../../db/types.ts'
import { type LoadedCart, problemOf } from '../../carts/load-cart.ts'
import { soldOut } from '../../carts/refusals.ts'
import type { OrderRow } from '../read-orders.ts'

/** Throws 409 if a line can't be bought, by the cart's own reading of the stock. */
export function refuseUnlessInStock({ lines, location }: LoadedCart): void {
  for (const line of lines) if (problemOf(line) !== null) throw soldOut(location, line)
}

/**
 * Returns an order's stock, in the order of the ids in which it was taken, and its units to the lots they came from; listings
 * and lots that no longer exist are skipped.
 */
export async function giveStockBack(tx: Transaction, { id, locationId }: OrderRow, now: Date): Promise<void> {
  const lines = await tx
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity, lots: orderLines.lots })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(orderLines.variantId)
  for (const { variantId, quantity, lots: sold } of lines) {
    await tx
      .update(listings)
      .set({ stock: sql`${listings.stock} + ${quantity}::int`, updatedAt: now })
      .where(and(eq(listings.locationId, locationId), eq(listings.variantId, variantId)))
    for (const { number, quantity: units } of sold ?? [])
      await tx
        .update(lots)
        .set({ left: sql`${lots.left} + ${units}::int` })
        .where(and(eq(lots.locationId, locationId), eq(lots.variantId, variantId), eq(lots.number, number)))
  }
}
