import { and, eq, inArray, sql } from 'drizzle-orm'
import { pointsLedger } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'

/** Returns the points that an account has earned or was given so far, redeemed or not; they decide on its tier. */
export async function lifetimePoints(db: Queries, accountId: string): Promise<number> {
  const [row] = await db
    .select({ earned: sql<number>`coalesce(sum(${pointsLedger.points}), 0)::int` })
    .from(pointsLedger)
    .where(and(eq(pointsLedger.accountId, accountId), inArray(pointsLedger.kind, ['earned', 'reversed', 'granted'])))
  return Math.max(0, row?.earned ?? 0)
}
