import { randomInt } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Challenge } from '../../../contract/account/account.ts'
import { codes, type PendingAccount } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { ApiError } from '../../http/api-error.ts'
import { hashOf, newSecret } from '../sessions/secret.ts'

const lasts = 10 * 60_000
const mostTries = 5

/** A stored code. */
export type CodeRow = typeof codes.$inferSelect

/** A new code, and the secret challenge that identifies it. */
export interface NewCode {
  code: string
  challenge: Challenge
}

/**
 * Creates a code for an account, for a pending sign-up, for a staff member, or for none of them. Only hashes of the code and its challenge are
 * stored.
 */
export async function makeCode(
  db: Queries,
  whose: {
    accountId?: string | undefined
    pending?: PendingAccount | undefined
    memberId?: string | undefined
    phone?: string
  },
  { sentTo, now }: { sentTo: string; now: Date }
): Promise<NewCode> {
  const [challenge, code] = [newSecret(), String(randomInt(1_000_000)).padStart(6, '0')]
  const expiresAt = new Date(now.getTime() + lasts)
  const isSomebodys = [whose.accountId, whose.pending, whose.memberId].some(id => id !== undefined)
  const codeHash = isSomebodys ? together(challenge, code) : null
  await db.insert(codes).values({ ...whose, id: hashOf(challenge), codeHash, createdAt: now, expiresAt })
  return { code, challenge: { challenge, sentTo, expiresAt: expiresAt.toISOString() } }
}

/**
 * A code as entered; `confirms` is the account whose phone number it verifies, undefined for a sign-in code. `isStaff` is
 * true for the sign-in of a staff member.
 */
interface Given {
  challenge: string
  code: string
  confirms?: string
  isStaff?: boolean
  now: Date
}

/**
 * Counts an attempt at a code and returns the code and whether the attempt matches; throws 410 if it is used, expired
 * or tried too often.
 */
export async function tryCode(
  db: Queries,
  { challenge, code, confirms, isStaff = false, now }: Given
): Promise<{ row: CodeRow; fits: boolean }> {
  const isMeant =
    confirms === undefined ? isNull(codes.phone) : and(isNotNull(codes.phone), eq(codes.accountId, confirms))
  const isFor = isStaff ? isNotNull(codes.memberId) : isNull(codes.memberId)
  const isOpen = and(eq(codes.id, hashOf(challenge)), isMeant, isFor, isNull(codes.usedAt), gt(codes.expiresAt, now))
  const [row] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(isOpen, lt(codes.tries, mostTries)))
    .returning()
  if (row === undefined) throw new ApiError(410, 'link_expired')
  return { row, fits: row.codeHash === together(challenge, code) }
}

/** Marks a code as used; of several concurrent uses only one succeeds. */
export async function useCode(db: Queries, id: string, now: Date): Promise<void> {
  const used = await db
    .update(codes)
    .set({ usedAt: now, pending: null })
    .where(and(eq(codes.id, id), isNull(codes.usedAt)))
    .returning({ id: codes.id })
  if (used.length === 0) throw new ApiError(410, 'link_expired')
}

const together = (challenge: string, code: string): string => hashOf(`${challenge}\n${code}`)
