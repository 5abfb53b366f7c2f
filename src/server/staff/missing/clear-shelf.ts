import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { listings, orderLines, orders } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { audited } from '../audited.ts'
import type { StaffMember } from '../only-staff.ts'
import { setOnShelf } from '../shelf.ts'

/** Returns the size of an order's line; undefined if there is no such line. */
export async function variantOf(db: Queries, line: string): Promise<string | undefined> {
  const [row] = await db.select({ variant: orderLines.variantId }).from(orderLines).where(eq(orderLines.id, line))
  return row?.variant
}

/**
 * Sets the stock of a size to 0 at an order's store: the staff have looked, and there is none. Without this, the pieces that an order
 * gives back would be sold to the next shopper.
 */
export async function clearShelf(
  context: Context,
  member: StaffMember,
  { order, variant }: { order: string; variant: string }
): Promise<void> {
  const [row] = await context.db
    .select({ locationId: orders.locationId, available: listings.available })
    .from(orders)
    .innerJoin(listings, and(eq(listings.locationId, orders.locationId), eq(listings.variantId, variant)))
    .where(eq(orders.id, order))
  if (row === undefined) return
  const { locationId, available } = row
  const deed = { action: 'stock', locationId, variantId: variant, detail: '0, missing from an order' } as const
  await audited(context, member, deed, () => setOnShelf(context, locationId, variant, { stock: 0, available }))
}
