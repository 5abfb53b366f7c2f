import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { listings, lots } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'

type LotRow = typeof lots.$inferInsert

/**
 * Writes lots of a location that each hold all of a size's stock: other lots of these sizes are used up. Their listings are
 * locked first, as for any change of lots.
 */
export async function writeLots(tx: Transaction, locationId: string, rows: LotRow[]): Promise<void> {
  const sizes = rows.map(row => row.variantId)
  const of = { listing: inArray(listings.variantId, sizes), lot: inArray(lots.variantId, sizes) }
  await tx
    .select({ id: listings.variantId })
    .from(listings)
    .where(and(eq(listings.locationId, locationId), of.listing))
    .orderBy(listings.variantId)
    .for('no key update')
  const named = sql.join(
    rows.map(({ variantId, number }) => sql`(${variantId}, ${number})`),
    sql`, `
  )
  const isNamed = sql`(${lots.variantId}, ${lots.number}) in (${named})`
  await tx
    .update(lots)
    .set({ left: 0 })
    .where(and(eq(lots.locationId, locationId), of.lot, not(isNamed)))
  const fresh = (name: string) => sql.raw(`excluded."${name}"`)
  await tx
    .insert(lots)
    .values(rows)
    .onConflictDoUpdate({
      target: [lots.locationId, lots.variantId, lots.number],
      set: {
        packagedOn: fresh('packaged_on'),
        thc: fresh('thc'),
        cbd: fresh('cbd'),
        coa: fresh('coa'),
        left: fresh('units_left')
      }
    })
}
