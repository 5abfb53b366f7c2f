import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Challenge } from '../../contract/account/account.ts'
import type { BodyOf, ReplyOf } from '../../contract/http/endpoint.ts'
import type { confirmStaff, signInStaff } from '../../contract/staff/staff-member.ts'
import { emailKey } from '../../contract/typed/email.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { staffMembers, staffSessions } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import { ApiError, badFields } from '../http/api-error.ts'
import type { RequestContext } from '../http/route.ts'
import type { Language } from '../http/request/language.ts'
import { post } from '../mail/post.ts'
import { makeCode, tryCode, useCode } from '../people/accounts/codes.ts'
import { countTry, takeBack } from '../rate-limit/count-try.ts'
import { countFrom, takeBackFrom } from '../rate-limit/count-networks.ts'
import { fromNetwork } from '../rate-limit/known-clients.ts'
import { staffCodes, staffPasswords, staffSignIns } from '../rate-limit/limits.ts'
import { hashOf, newSecret } from '../people/sessions/secret.ts'
import { hashOfNone, isPassword } from '../people/signups/password.ts'
import { noteStaff } from './audited.ts'
import { memberColumns, memberOf, type StaffMember, viewMember } from './only-staff.ts'

/** Time that a staff session lasts, in hours: one long shift. It is not extended, because tablets are shared. */
export const SESSION_HOURS = 16

/** Finds the open account of an email address, case-insensitively. */
export async function findMember(db: Queries, email: string): Promise<typeof staffMembers.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(staffMembers)
    .where(and(eq(sql`lower(${staffMembers.email})`, emailKey(email)), isNull(staffMembers.revokedAt)))
  return row
}

/**
 * First step of a sign-in: checks the password and emails a code. Addresses without an account give the same response in
 * the same time as a wrong password. Attempts are counted before they are checked, per client address, and per account and
 * network, so that no one can lock out the staff at another address.
 */
export async function beginSignIn(
  context: Context,
  { email, password }: BodyOf<typeof signInStaff>,
  { client, language }: RequestContext
): Promise<Challenge> {
  const { db, clock, backgroundJobs } = context
  const subject = fromNetwork(emailKey(email), client)
  await countFrom(db, staffSignIns, client.address, clock())
  await countTry(db, staffPasswords, subject, clock())
  const member = await findMember(db, email)
  const isRight = await isPassword(password, member?.passwordHash ?? hashOfNone)
  if (member === undefined || !isRight) {
    if (member)
      backgroundJobs.runApart('Noting a wrong password', () =>
        noteStaff(db, context, member, { action: 'sign-in', detail: 'password' }, false)
      )
    throw badFields({ password: 'wrong' })
  }
  await takeBackFrom(db, staffSignIns, client.address)
  await takeBack(db, staffPasswords, subject)
  return sendCode(context, { id: member.id, email: member.email ?? email }, language)
}

/** Emails a member the code of a sign-in, in the background. */
export async function sendCode(
  context: Context,
  { id, email: to }: { id: string; email: string },
  language: Language
): Promise<Challenge> {
  const { db, clock, backgroundJobs } = context
  const { code, challenge } = await makeCode(db, { memberId: id }, { sentTo: to, now: clock() })
  backgroundJobs.runApart('Sending a code', () =>
    post(context, { language, to }, (emails, shop) => emails.code(shop, code))
  )
  return challenge
}

/** Second step of a sign-in: exchanges the code for a session token, of which only the hash is stored. */
export async function finishSignIn(
  context: Context,
  body: BodyOf<typeof confirmStaff>,
  { client }: RequestContext
): Promise<ReplyOf<typeof confirmStaff>> {
  const { db, clock } = context
  await countFrom(db, staffCodes, client.address, clock())
  const { row, fits } = await tryCode(db, { ...body, isStaff: true, now: clock() })
  const isOpen = and(eq(staffMembers.id, row.memberId ?? ''), isNull(staffMembers.revokedAt))
  const [member] = await db.select(memberColumns).from(staffMembers).where(isOpen)
  if (member === undefined) throw new ApiError(410, 'link_expired')
  if (!fits) {
    await noteStaff(db, context, member, { action: 'sign-in', detail: 'code' }, false)
    throw badFields({ code: 'wrong' })
  }
  const token = newSecret()
  await transaction(db, async tx => {
    const now = clock()
    await useCode(tx, row.id, now)
    const expiresAt = new Date(now.getTime() + SESSION_HOURS * 3_600_000)
    await tx.insert(staffSessions).values({ tokenHash: hashOf(token), memberId: member.id, createdAt: now, expiresAt })
    await noteStaff(tx, context, member, { action: 'sign-in', detail: client.device })
  })
  await takeBackFrom(db, staffCodes, client.address)
  return { token, member: viewMember(memberOf(member)) }
}

/** Ends the session of a token; does nothing to a token that is none of a session. */
export async function signOut(context: Context, member: StaffMember, token: string): Promise<void> {
  const { db } = context
  const ended = await db
    .delete(staffSessions)
    .where(eq(staffSessions.tokenHash, hashOf(token)))
    .returning()
  if (ended.length > 0) await noteStaff(db, context, member, { action: 'sign-out', detail: '' })
}
