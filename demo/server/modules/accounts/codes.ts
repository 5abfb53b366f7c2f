import { randomInt } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Challenge } from '../../../../src/contract/account/account.ts'
import { codes, type PendingAccount } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { ApiError } from '../../http/api-error.ts'
import { hashOf, newSecret } from '../sessions/secret.ts'

const lasts = 10 * 60_000
const mostTries = 5

/** A code as kept. */
export type CodeRow = typeof codes.$inferSelect

/** A code that was just made, and the secret name under which it is asked for. */
export interface NewCode {
  code: string
  challenge: Challenge
}

/** Makes a code for an account, for one that it is to finish, or for nobody. Neither it nor its challenge is kept. */
export async function makeCode(
  db: Queries,
  whose: { accountId?: string | undefined; pending?: PendingAccount | undefined; phone?: string },
  { sentTo, now }: { sentTo: string; now: Date }
): Promise<NewCode> {
  const [challenge, code] = [newSecret(), String(randomInt(1_000_000)).padStart(6, '0')]
  const expiresAt = new Date(now.getTime() + lasts)
  const isSomebodys = whose.accountId !== undefined || whose.pending !== undefined
  const codeHash = isSomebodys ? together(challenge, code) : null
  await db.insert(codes).values({ ...whose, id: hashOf(challenge), codeHash, createdAt: now, expiresAt })
  return { code, challenge: { challenge, sentTo, expiresAt: expiresAt.toISOString() } }
}

/** What was given of a code; `confirms` is whose phone number it is to confirm, none for one that signs in. */
interface Given {
  challenge: string
  code: string
  confirms?: string
  now: Date
}

/** Counts a try at a code and gives it, with whether the try fits; refuses the call once it is used, too old or tried too often. */
export async function tryCode(
  db: Queries,
  { challenge, code, confirms, now }: Given
): Promise<{ row: CodeRow; fits: boolean }> {
  const isMeant =
    confirms === undefined ? isNull(codes.phone) : and(isNotNull(codes.phone), eq(codes.accountId, confirms))
  const isOpen = and(eq(codes.id, hashOf(challenge)), isMeant, isNull(codes.usedAt), gt(codes.expiresAt, now))
  const [row] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(isOpen, lt(codes.tries, mostTries)))
    .returning()
  if (row === undefined) throw new ApiError(410, 'link_expired')
  return { row, fits: row.codeHash === together(challenge, code) }
}

/** Uses a code up; of several who give it at once only one goes on. */
export async function useCode(db: Queries, id: string, now: Date): Promise<void> {
  const used = await db
    .update(codes)
    .set({ usedAt: now, pending: null })
    .where(and(eq(codes.id, id), isNull(codes.usedAt)))
    .returning({ id: codes.id })
  if (used.length === 0) throw new ApiError(410, 'link_expired')
}

const together = (challenge: string, code: string): string => hashOf(`${challenge}\n${code}`)
