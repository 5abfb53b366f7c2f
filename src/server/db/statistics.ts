import { sql } from 'drizzle-orm'
import type { Database } from './types.ts'

/** Updates the planner statistics after a bulk insert: PGlite never does so automatically, and plans badly without. */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.execute(sql`analyze`)
}
