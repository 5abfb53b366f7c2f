import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../../src/server/db/types.ts'

/** True once another session waits for a lock, or if there is no other: the embedded database has one. */
export async function isAwaited(tx: Transaction): Promise<boolean> {
  const { rows } = (await tx.execute(sql`
    select count(*) = 0 or bool_or(wait_event_type = 'Lock') as awaited from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
  `)) as { rows: { awaited: boolean }[] }
  return rows[0]?.awaited ?? false
}
