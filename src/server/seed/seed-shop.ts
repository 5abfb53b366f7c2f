import { sql } from 'drizzle-orm'
import type { Seed } from './types.ts'
import { business, messages } from '../db/schema.ts'
import { refreshStatistics } from '../db/statistics.ts'
import { transaction } from '../db/connection/transaction.ts'
import type { Database, Queries, Transaction } from '../db/types.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedLocations } from './locations.ts'

/** Arbitrary id of the advisory lock under which one process at a time seeds. */
const SEED_LOCK = 4281

/** Returns whether a shop is set up in the database. */
export async function hasBusiness(db: Queries): Promise<boolean> {
  return (await db.select({ id: business.id }).from(business).limit(1)).length > 0
}

/** Waits for another process that sets up a shop in the same database, until the transaction ends. */
export async function waitToSeed(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK}::int)`)
}

/**
 * Seeds an empty database, with what `also` writes in the same transaction; one that has a business is not changed. Returns true
 * if it was seeded.
 */
export async function seedShop(
  db: Database,
  seed: Seed,
  now: Date,
  also: (tx: Transaction) => Promise<void> = async () => {}
): Promise<boolean> {
  const seeded = await transaction(db, async tx => {
    await waitToSeed(tx)
    if (await hasBusiness(tx)) return false
    await tx.insert(business).values(seed.business)
    const locations = await seedLocations(tx, seed.locations, now)
    await seedCatalogue(tx, seed, locations, now)
    await also(tx)
    // No page is open yet that could hear of these menus. Truncated, for deleted rows would mislead the planner.
    await tx.execute(sql`truncate ${messages}`)
    return true
  })
  if (seeded) await refreshStatistics(db)
  return seeded
}
