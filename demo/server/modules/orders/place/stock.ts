import { and, eq, sql } from 'drizzle-orm'
import { listings, orderLines } from '../../../db/schema.ts'
import { runStatement, type Statement } from '../../../db/connection/statement.ts'
import type { Transaction } from '../../../db/types.ts'
import { ApiError } from '../../../http/api-error.ts'
import { type LoadedCart, problemOf } from '../../carts/load.ts'
import { soldOut } from '../../carts/refusals.ts'
import type { StockLeft } from '../../locations/publish-location.ts'
import type { OrderRow } from '../read.ts'

const taking: Statement = {
  name: 'take_stock',
  text: `
    with wanted as (
      select variant_id, quantity from unnest($2::text[], $3::int[]) as wanted (variant_id, quantity)
    ), held as (
      select variant_id, quantity from listings join wanted using (variant_id) where location_id = $1
      order by variant_id for no key update of listings
    )
    update listings set stock = stock - held.quantity, updated_at = $4::timestamptz from held
    where location_id = $1 and listings.variant_id = held.variant_id and available and stock >= held.quantity
    returning listings.variant_id as variant, stock`
}

/**
 * Takes the stock of all lines, or refuses, and gives what is left of each. Rows are taken in the order of their ids, so that two
 * orders for the same things wait for one another instead of blocking each other.
 */
export async function takeStock(tx: Transaction, { lines, location }: LoadedCart, now: Date): Promise<StockLeft[]> {
  for (const line of lines) if (problemOf(line) !== null) throw soldOut(location, line)
  const left = await runStatement<{ variant: string; stock: number }>(tx, taking, [
    location.id,
    lines.map(({ variant }) => variant.id),
    lines.map(({ quantity }) => quantity),
    now.toISOString()
  ])
  // Somebody was faster; what is left now is said with the fresh cart that goes along.
  if (left.length < lines.length) throw new ApiError(409, 'sold_out')
  const productOf = new Map(lines.map(({ variant, product }) => [variant.id, product.id]))
  return left.map(({ variant, stock }) => ({ product: productOf.get(variant) ?? '', variant, stock, available: true }))
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
