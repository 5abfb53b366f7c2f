import { sql } from 'drizzle-orm'
import type { Database } from './types.ts'

/** Lets the database count its rows anew after many have come: PGlite never does so by itself, and plans badly without. */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.execute(sql`analyze`)
}
