import { eq } from 'drizzle-orm'
import { kiosks } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { notFound } from '../../http/api-error.ts'
import { hashOf } from './secret.ts'

/** Finds a kiosk by its token; throws 404 if there is none. */
export async function kioskOf(db: Queries, token: string): Promise<typeof kiosks.$inferSelect> {
  const [kiosk] = await db
    .select()
    .from(kiosks)
    .where(eq(kiosks.tokenHash, hashOf(token)))
  if (kiosk === undefined) throw notFound()
  return kiosk
}
