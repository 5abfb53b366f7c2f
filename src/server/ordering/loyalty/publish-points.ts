import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { accounts } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'

/** Publishes an account's new balance to its open pages. */
export async function publishPoints(
  tx: Queries,
  { publish }: Pick<Context, 'publish'>,
  accountId: string | null
): Promise<void> {
  if (accountId === null) return
  const [row] = await tx
    .select({ channel: accounts.channel, points: accounts.points })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (row !== undefined)
    await publish(tx, { channel: `user.${row.channel}`, message: { type: 'points', points: row.points } })
}
