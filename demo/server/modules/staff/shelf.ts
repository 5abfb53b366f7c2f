import { and, eq } from 'drizzle-orm'
import type { BodyOf } from '../../../../src/contract/http/endpoint.ts'
import type { setListing } from '../../../../src/contract/staff/staff.ts'
import type { Context } from '../../context.ts'
import { listings, locations } from '../../db/schema.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { notFound } from '../../http/api-error.ts'
import { publishStock } from '../locations/publish-location.ts'

/** Sets how many of a size a location has and whether it sells it, and tells who looks at its shelves. */
export async function setOnShelf(
  context: Context,
  locationId: string,
  variant: string,
  { stock, available }: BodyOf<typeof setListing>
): Promise<void> {
  const { db, clock, wake } = context
  // Tried again where an order that takes several sizes of the product stands in the way, and this in its.
  await transaction(db, async tx => {
    const set = await tx
      .update(listings)
      .set({ stock, available, updatedAt: clock() })
      .where(and(eq(listings.locationId, locationId), eq(listings.variantId, variant)))
      .returning({ variant: listings.variantId })
    if (set.length === 0) throw notFound()
    await publishStock(tx, context, locationId, [variant])
  })
  wake()
}

/** Opens or closes a location, and tells who looks at it. */
export async function openOrClose({ db, publish, wake }: Context, locationId: string, isOpen: boolean): Promise<void> {
  await transaction(db, async tx => {
    await tx.update(locations).set({ isOpen }).where(eq(locations.id, locationId))
    await publish(tx, { channel: `location.${locationId}`, message: { type: 'open', isOpen } })
  })
  wake()
}
