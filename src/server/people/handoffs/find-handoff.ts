import { eq } from 'drizzle-orm'
import { handoffs, locations, type Words } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { ApiError, notFound } from '../../http/api-error.ts'

/** A stored handoff with its store. */
export interface FoundHandoff {
  row: typeof handoffs.$inferSelect
  slug: string
  store: Words
}

/** Finds a handoff; throws 404 if there is none. `isHeld` locks it until the transaction ends. */
export async function findHandoff(db: Queries, id: string, isHeld = false): Promise<FoundHandoff> {
  const query = db
    .select({ row: handoffs, slug: locations.slug, store: locations.name })
    .from(handoffs)
    .innerJoin(locations, eq(locations.id, handoffs.locationId))
    .where(eq(handoffs.id, id))
  const [handoff] = await (isHeld ? query.for('update', { of: handoffs }) : query)
  if (handoff === undefined) throw notFound()
  return handoff
}

/** Throws 410 if a handoff was used or has expired. */
export function refuseUnlessOpen({ usedAt, expiresAt }: FoundHandoff['row'], now: Date): void {
  if (usedAt !== null) throw new ApiError(410, 'link_used')
  if (expiresAt <= now) throw new ApiError(410, 'link_expired')
}

/** Throws 410 if a handoff was used, has expired, or was approved by another account. */
export function refuseUnlessOpenTo(row: FoundHandoff['row'], accountId: string, now: Date): void {
  if (row.accountId !== null && row.accountId !== accountId) throw new ApiError(410, 'link_used')
  refuseUnlessOpen(row, now)
}
