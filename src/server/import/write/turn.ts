import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/types.ts'

/** Arbitrary id of the advisory lock under which one transaction at a time imports. */
const importing = 4282

/** Waits until no other transaction imports or takes a batch of the feed, and keeps others waiting until it ends. */
export async function waitForTurn(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${importing}::int)`)
}
