import { eq } from 'drizzle-orm'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import type { Kiosk, reportKiosk } from '../../contract/kiosk/kiosk.ts'
import type { Context } from '../context.ts'
import { kiosks, locations } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import { notFound } from '../http/api-error.ts'
import { hashOf } from '../people/sessions/secret.ts'
import { viewKiosk } from './view-kiosk.ts'

/** Stores a kiosk's report, and returns the kiosk; throws 404 for an unknown token. */
export async function report(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { token, ...status }: BodyOf<typeof reportKiosk>
): Promise<Kiosk> {
  const [row] = await db
    .update(kiosks)
    .set({ ...status, seenAt: clock() })
    .where(eq(kiosks.tokenHash, hashOf(token)))
    .returning()
  if (row === undefined) throw notFound()
  const [location] = await db.select({ slug: locations.slug }).from(locations).where(eq(locations.id, row.locationId))
  if (location === undefined) throw notFound()
  return viewKiosk(row, location.slug)
}

/** Removes the kiosk of a token; does nothing if there is none. */
export async function leave(db: Queries, token: string): Promise<void> {
  await db.delete(kiosks).where(eq(kiosks.tokenHash, hashOf(token)))
}
