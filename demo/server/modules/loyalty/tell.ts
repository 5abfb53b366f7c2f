import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { accounts } from '../../db/schema.ts'

/** Tells the open pages of an account how many points it has now. */
export async function tellPoints({ db, publish }: Context, accountId: string | null): Promise<void> {
  if (accountId === null) return
  const [row] = await db
    .select({ channel: accounts.channel, points: accounts.points })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (row !== undefined) publish(`user.${row.channel}`, { type: 'points', points: row.points })
}

/** Tells the open pages of an account that a session of it has ended; each asks whether it is its own. */
export const tellSessionEnded = ({ publish }: Context, { channel }: { channel: string }): void =>
  publish(`user.${channel}`, { type: 'session-ended' })
