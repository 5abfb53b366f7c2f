import { and, asc, eq } from 'drizzle-orm'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import type { setKiosk } from '../../contract/kiosk/kiosk.ts'
import { kiosks } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import { notFound } from '../http/api-error.ts'
import type { KioskRow } from './view-kiosk.ts'

/** Returns the kiosks of a location by letter, the oldest first if they share one. */
export const kiosksAt = (db: Queries, locationId: string): Promise<KioskRow[]> =>
  db
    .select()
    .from(kiosks)
    .where(eq(kiosks.locationId, locationId))
    .orderBy(asc(kiosks.letter), asc(kiosks.createdAt), asc(kiosks.id))

const isAt = (locationId: string, id: string) => and(eq(kiosks.id, id), eq(kiosks.locationId, locationId))

/** Finds a kiosk of a location; throws 404 if there is none. */
export async function findKiosk(db: Queries, locationId: string, id: string): Promise<KioskRow> {
  const [row] = await db.select().from(kiosks).where(isAt(locationId, id))
  if (row === undefined) throw notFound()
  return row
}

/** Renames a kiosk and pairs a card reader with it; throws 404 if it was removed. */
export async function changeKiosk(db: Queries, id: string, change: BodyOf<typeof setKiosk>): Promise<KioskRow> {
  const [row] = await db.update(kiosks).set(change).where(eq(kiosks.id, id)).returning()
  if (row === undefined) throw notFound()
  return row
}

/** Removes a kiosk, whose token stops working. */
export async function dropKiosk(db: Queries, id: string): Promise<void> {
  await db.delete(kiosks).where(eq(kiosks.id, id))
}
