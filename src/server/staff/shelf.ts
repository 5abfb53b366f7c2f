import { and, eq } from 'drizzle-orm'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import type { setListing } from '../../contract/staff/staff-board.ts'
import type { Context } from '../context.ts'
import { listings } from '../db/schema.ts'
import { transaction } from '../db/connection/transaction.ts'
import { notFound } from '../http/api-error.ts'
import { trimLots } from '../shop/lots/trim-lots.ts'
import { publishStock } from '../shop/locations/publish-location.ts'

/** Sets the stock and availability of a size at a location, and publishes it. */
export async function setOnShelf(
  context: Context,
  locationId: string,
  variant: string,
  { stock, available }: BodyOf<typeof setListing>
): Promise<void> {
  const { db, clock, wake } = context
  // Retried after a deadlock with an order for several sizes of the product.
  await transaction(db, async tx => {
    const set = await tx
      .update(listings)
      .set({ stock, available, updatedAt: clock() })
      .where(and(eq(listings.locationId, locationId), eq(listings.variantId, variant)))
      .returning({ variant: listings.variantId })
    if (set.length === 0) throw notFound()
    await trimLots(tx, locationId)
    await publishStock(tx, context, locationId, [variant])
  })
  wake()
}
