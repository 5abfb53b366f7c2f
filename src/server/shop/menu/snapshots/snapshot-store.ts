import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { locations, menuParts, menuSnapshots } from '../../../db/schema.ts'
import { transaction } from '../../../db/connection/transaction.ts'
import type { Database, Queries } from '../../../db/types.ts'
import { etagOf, Packed } from '../../../http/packed.ts'

/** The location and audience of a snapshot. */
export interface SnapshotKey {
  locationId: string
  audience: string
}

/** A snapshot without its parts. */
export type SnapshotRow = typeof menuSnapshots.$inferSelect

/** Number of snapshots kept per menu: clients that have one of these receive only the changes since. */
export const KEPT = 20

const isOf = ({ locationId, audience }: SnapshotKey) =>
  and(eq(menuSnapshots.locationId, locationId), eq(menuSnapshots.audience, audience))

/** Returns the version, fingerprint and age in minutes of a menu's latest snapshot. */
export async function latestVersion(db: Queries, key: SnapshotKey) {
  const { version, fingerprint, madeAt } = menuSnapshots
  const minutes = sql<number>`(extract(epoch from now() - ${madeAt}) / 60)::int`
  const latest = db.select({ version, fingerprint, minutes }).from(menuSnapshots).where(isOf(key))
  const [row] = await latest.orderBy(desc(menuSnapshots.number)).limit(1)
  return row
}

/** Returns the stock of each size when a snapshot was made. */
export async function stocksOf(db: Queries, version: string): Promise<Record<string, number>> {
  const [row] = await db
    .select({ stocks: menuSnapshots.stocks })
    .from(menuSnapshots)
    .where(eq(menuSnapshots.version, version))
  return row?.stocks ?? {}
}

/** Stores a snapshot as the latest of its menu, and deletes the oldest. */
export async function saveSnapshot(
  db: Database,
  row: Pick<SnapshotRow, 'version' | 'fingerprint' | 'stocks'> & SnapshotKey,
  parts: readonly Packed[]
): Promise<void> {
  await transaction(
    db,
    async tx => {
      const { fingerprint, stocks } = row
      const number = sql`nextval(pg_get_serial_sequence('menu_snapshots', 'number'))`
      await tx
        .insert(menuSnapshots)
        .values(row)
        .onConflictDoUpdate({
          target: menuSnapshots.version,
          set: { fingerprint, stocks, number, madeAt: sql`now()` }
        })
      const { version } = row
      const rows = parts.map(({ gzip, brotli }, part) => ({ version, part, gzip, brotli }))
      await tx.insert(menuParts).values(rows).onConflictDoNothing()
      const numbers = tx.select({ number: menuSnapshots.number }).from(menuSnapshots).where(isOf(row))
      const oldest = numbers
        .orderBy(desc(menuSnapshots.number))
        .offset(KEPT - 1)
        .limit(1)
      await tx.delete(menuSnapshots).where(and(isOf(row), lt(menuSnapshots.number, sql`(${oldest})`)))
    },
    { isForReads: true }
  )
}

/** Returns whether both versions are stored snapshots of one menu of a location, in the same language. */
export async function arePair(db: Queries, slug: string, { from, to }: { from: string; to: string }): Promise<boolean> {
  const { version, audience } = menuSnapshots
  const rows = await db
    .select({ version, audience })
    .from(menuSnapshots)
    .innerJoin(locations, eq(locations.id, menuSnapshots.locationId))
    .where(and(inArray(version, [from, to]), eq(locations.slug, slug)))
  return rows.length === 2 && rows[0]?.audience === rows[1]?.audience
}

/** Returns a part of a location's snapshot; undefined if there is none. */
export async function readPart(db: Queries, slug: string, version: string, part: number): Promise<Packed | undefined> {
  const { gzip, brotli } = menuParts
  const [row] = await db
    .select({ gzip, brotli })
    .from(menuParts)
    .innerJoin(menuSnapshots, eq(menuSnapshots.version, menuParts.version))
    .innerJoin(locations, eq(locations.id, menuSnapshots.locationId))
    .where(and(eq(menuParts.version, version), eq(menuParts.part, part), eq(locations.slug, slug)))
  return row && new Packed({ ...row, etag: etagOf(`${version}.${part}`) })
}

/** Returns all parts of a location's snapshot, in order. */
export async function readParts(db: Queries, slug: string, version: string): Promise<Pick<Packed, 'brotli'>[]> {
  return db
    .select({ brotli: menuParts.brotli })
    .from(menuParts)
    .innerJoin(menuSnapshots, eq(menuSnapshots.version, menuParts.version))
    .innerJoin(locations, eq(locations.id, menuSnapshots.locationId))
    .where(and(eq(menuParts.version, version), eq(locations.slug, slug)))
    .orderBy(asc(menuParts.part))
}
