import { eq, getTableColumns, sql } from 'drizzle-orm'
import { listings, locations } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { notFound } from '../../http/api-error.ts'

/** A stored location. */
export type LocationRow = typeof locations.$inferSelect

/** Columns of a location, with the time of the last change of its menu. */
export const locationColumns = {
  ...columnsOf(),
  menuUpdatedAt: sql`greatest(${locations.menuUpdatedAt}, (
    select max(${listings.updatedAt}) from ${listings} where ${listings.locationId} = ${locations}."id"
  ))`.mapWith(locations.menuUpdatedAt)
}

/** Finds a location by its slug, listed or not; throws 404 if there is none. */
export async function findLocation(db: Queries, slug: string): Promise<LocationRow> {
  const [row] = await db.select(locationColumns).from(locations).where(eq(locations.slug, slug))
  if (row === undefined) throw notFound()
  return row
}

/** Finds a location that shoppers see; throws 404 if there is none. */
export async function findListed(db: Queries, slug: string): Promise<LocationRow> {
  const location = await findLocation(db, slug)
  if (!location.isListed) throw notFound()
  return location
}

function columnsOf() {
  const { menuUpdatedAt: _, ...columns } = getTableColumns(locations)
  return columns
}
