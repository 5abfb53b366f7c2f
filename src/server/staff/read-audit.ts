import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AuditEntry } from '../../contract/staff/staff-audit.ts'
import { locations, orders, products, staffAudit, variants } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import type { Language } from '../http/request/language.ts'

const MOST = 100

/**
 * Returns a hundred actions of the staff, newest first, older than the entry `after` if that is known; of some stores alone, by slug, unless
 * they are null.
 */
export async function readAudit(
  db: Queries,
  language: Language,
  { after, stores }: { after: string | undefined; stores: readonly string[] | null }
): Promise<AuditEntry[]> {
  const rows = await db
    .select({
      id: staffAudit.id,
      at: staffAudit.at,
      member: staffAudit.memberName,
      action: staffAudit.action,
      detail: staffAudit.detail,
      ok: staffAudit.ok,
      location: sql<string | null>`${locations.name}->>${language}`,
      order: orders.number,
      product: sql<string | null>`${products.name}->>${language} || ', ' || (${variants.size}->>${language})`
    })
    .from(staffAudit)
    .leftJoin(orders, eq(orders.id, staffAudit.orderId))
    .leftJoin(locations, eq(locations.id, sql`coalesce(${staffAudit.locationId}, ${orders.locationId})`))
    .leftJoin(variants, eq(variants.id, staffAudit.variantId))
    .leftJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        after === undefined ? undefined : await olderThan(db, after),
        stores === null ? undefined : inArray(locations.slug, [...stores])
      )
    )
    .orderBy(desc(staffAudit.at), desc(staffAudit.id))
    .limit(MOST)
  return rows.map(row => ({ ...row, at: row.at.toISOString() }))
}

async function olderThan(db: Queries, id: string): Promise<SQL | undefined> {
  const [last] = await db.select({ at: staffAudit.at }).from(staffAudit).where(eq(staffAudit.id, id))
  return last && or(lt(staffAudit.at, last.at), and(eq(staffAudit.at, last.at), lt(staffAudit.id, id)))
}
