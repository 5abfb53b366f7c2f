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
 * Takes the stock of all lines and returns what is left of each; throws 409 if there is too little. Rows are locked in
 * the order of their ids, so that concurrent orders wait for one another instead of deadlocking.
 */
export async function takeStock(tx: Transaction, { lines, location }: LoadedCart, now: Date): Promise<StockLeft[]> {
  for (const line of lines) if (problemOf(line) !== null) throw soldOut(location, line)
  const left = await runStatement<{ variant: string; stock: number }>(tx, taking, [
    location.id,
    lines.map(({ variant }) => variant.id),
    lines.map(({ quantity }) => quantity),
    now.toISOString()
  ])
  // Another order was faster; the fresh cart in the response shows what is left.
  if (left.length < lines.length) throw new ApiError(409, 'sold_out')
  const productOf = new Map(lines.map(({ variant, product }) => [variant.id, product.id]))
  return left.map(({ variant, stock }) => ({ product: productOf.get(variant) ?? '', variant, stock, available: true }))
}

/** Returns an order's stock, in the order of the ids like `takeStock`; listings that no longer exist are skipped. */
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
