import { sql } from 'drizzle-orm'
import type { Database } from './types.ts'

/**
 * Frees the space of deleted rows for new ones, and updates the planner's statistics, in tables of which much has
 * changed; by the rule of Postgres' autovacuum, which the embedded database lacks. Without this its files would grow
 * forever. One table after the other, so that calls in between are served.
 */
export async function vacuum(db: Database): Promise<void> {
  const changed = sql`n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`
  const tables = await db
    .select({ name: sql<string>`relname` })
    .from(sql`pg_stat_user_tables`)
    .where(changed)
  for (const { name } of tables) await db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`)
}
