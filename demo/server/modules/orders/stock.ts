import { and, eq, gte, sql } from 'drizzle-orm'
import { listings, orderLines } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import { Refusal } from '../../http/refusal.ts'
import { type LoadedCart, problemOf } from '../carts/load.ts'
import { soldOut } from '../carts/refusals.ts'
import type { OrderRow } from './read.ts'

/**
 * Takes the stock of all lines, or refuses. Rows are taken in the order of their ids, so that two orders for the same
 * things wait for one another instead of blocking each other.
 */
export async function takeStock(tx: Transaction, { lines, location }: LoadedCart, now: Date): Promise<void> {
  for (const line of lines) if (problemOf(line) !== null) throw soldOut(location, line)
  for (const { variant, quantity } of [...lines].sort(byVariant)) {
    const taken = await tx
      .update(listings)
      .set({ stock: sql`${listings.stock} - ${quantity}::int`, updatedAt: now })
      .where(
        and(
          eq(listings.locationId, location.id),
          eq(listings.variantId, variant.id),
          eq(listings.available, true),
          gte(listings.stock, quantity)
        )
      )
      .returning({ stock: listings.stock })
    // Somebody was faster; what is left now is said with the fresh cart that goes along.
    if (taken.length === 0) throw new Refusal(409, 'sold_out')
  }
}

/** Gives back what an order had taken, in the order of the ids like `takeStock`; what the location no longer lists is gone. */
export async function giveStockBack(tx: Transaction, { id, locationId }: OrderRow, now: Date): Promise<void> {
  const lines = await tx
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(orderLines.variantId)
  for (const { variantId, quantity } of lines) {
    await tx
      .update(listings)
      .set({ stock: sql`${listings.stock} + ${quantity}::int`, updatedAt: now })
      .where(and(eq(listings.locationId, locationId), eq(listings.variantId, variantId)))
  }
}

const byVariant = (a: { variant: { id: string } }, b: { variant: { id: string } }): number =>
  a.variant.id < b.variant.id ? -1 : 1
