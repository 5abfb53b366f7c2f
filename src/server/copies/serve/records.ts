import { and, desc, eq, gt } from 'drizzle-orm'
import type { ShopCopy } from '../../../contract/staff/copies.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { newId, shopCopies } from '../../db/schema.ts'
import type { Database } from '../../db/types.ts'
import { ApiError } from '../../http/api-error.ts'
import { hashOf, newSecret } from '../../people/sessions/secret.ts'
import type { StaffMember } from '../../staff/only-staff.ts'

const busyWords = {
  en: 'Another copy is being written. Try again in a few minutes.',
  fr: 'Une autre copie est en cours. Réessayez dans quelques minutes.'
}

/** How long the address of a copy is good for, and after what time a copy that isn't done counts as failed, in milliseconds. */
export const lifetimes = { address: 10 * 60_000, writing: 3_600_000 }

/** Copies that are listed. */
const LISTED = 10

type Row = typeof shopCopies.$inferSelect

/** Returns a copy in the shape of the API: one that was never taken, or that its process has left, has failed. */
export function viewCopy({ id, state, memberName, createdAt, begunAt, records, bytes }: Row, now: Date): ShopCopy {
  const isLate =
    state === 'ready'
      ? now.getTime() - createdAt.getTime() >= lifetimes.address
      : state === 'running' && now.getTime() - (begunAt ?? createdAt).getTime() >= lifetimes.writing
  const isOver = isLate ? 'failed' : state
  return { id, state: isOver, memberName, createdAt: createdAt.toISOString(), records, bytes }
}

/** Reads the latest copies, newest first. */
export async function listCopies(db: Database, now: Date): Promise<ShopCopy[]> {
  const rows = await db.select().from(shopCopies).orderBy(desc(shopCopies.createdAt)).limit(LISTED)
  return rows.map(row => viewCopy(row, now))
}

const isUnderWay = (now: Date) =>
  and(eq(shopCopies.state, 'running'), gt(shopCopies.begunAt, new Date(now.getTime() - lifetimes.writing)))

/** Makes a copy that can be taken once, in place of those that were not. Throws 409 while another is written. */
export async function addCopy(db: Database, { id: memberId, name: memberName }: StaffMember, now: Date) {
  const token = newSecret()
  const row = { id: newId(), tokenHash: hashOf(token), state: 'ready' as const, memberId, memberName, createdAt: now }
  return transaction(db, async tx => {
    const [other] = await tx.select({ id: shopCopies.id }).from(shopCopies).where(isUnderWay(now)).limit(1)
    if (other) throw new ApiError(409, 'conflict', { words: busyWords })
    await tx.delete(shopCopies).where(eq(shopCopies.state, 'ready'))
    const [copy] = await tx.insert(shopCopies).values(row).returning()
    if (copy === undefined) throw new Error('The copy was not stored.')
    return { copy: viewCopy(copy, now), token }
  })
}

/** Takes a copy by its token, once; undefined if the token is none, was used or is too old. */
export async function takeCopy(db: Database, token: string, now: Date): Promise<Row | undefined> {
  const [copy] = await db
    .update(shopCopies)
    .set({ state: 'running', begunAt: now })
    .where(
      and(
        eq(shopCopies.tokenHash, hashOf(token)),
        eq(shopCopies.state, 'ready'),
        gt(shopCopies.createdAt, new Date(now.getTime() - lifetimes.address))
      )
    )
    .returning()
  return copy
}

/** Notes the end of a copy. */
export async function endCopy(
  db: Database,
  id: string,
  end: { state: 'done' | 'failed'; endedAt: Date; records?: number; bytes?: number }
): Promise<void> {
  await db.update(shopCopies).set(end).where(eq(shopCopies.id, id))
}
