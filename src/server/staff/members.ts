import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import type {
  addStaffMember,
  ListedMember,
  setStaffMember,
  setStaffPassword
} from '../../contract/staff/staff-member.ts'
import { type Reach, reachesAll, rightsOf } from '../../rules/staff/rights.ts'
import { findLocation } from '../shop/locations/find-location.ts'
import { emailKey } from '../../contract/typed/email.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { codes, staffLinks, staffMembers, staffSessions } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import { ApiError, badFields, notFound } from '../http/api-error.ts'
import { beyondOwnRightsWords, memberTakenWords, ownMemberWords } from '../http/messages.ts'
import type { RequestContext } from '../http/route.ts'
import { post } from '../mail/post.ts'
import type { Language } from '../http/request/language.ts'
import { countTry } from '../rate-limit/count-try.ts'
import { countFrom } from '../rate-limit/count-networks.ts'
import { fromNetwork } from '../rate-limit/known-clients.ts'
import { linksByAddress, sendingsByAddress, staffLinksSent } from '../rate-limit/limits.ts'
import { hashOf, newSecret } from '../people/sessions/secret.ts'
import { isGuessable } from '../people/signups/guessable.ts'
import { hashPassword } from '../people/signups/password.ts'
import { noteStaff } from './audited.ts'
import { memberOf, type StaffMember } from './only-staff.ts'
import { findMember } from './sign-in.ts'

const [HOUR, WEEK] = [3_600_000, 7 * 24 * 3_600_000]

type MemberRow = typeof staffMembers.$inferSelect

const listed = ({ id, name, email, role, locations, revokedAt, passwordHash, ...row }: MemberRow): ListedMember => ({
  id,
  name,
  email,
  role,
  rights: [...rightsOf(role, row.rights)],
  locations,
  isActive: revokedAt === null,
  hasPassword: passwordHash !== null
})

/** Returns the staff members with an account who work in one of some stores, by slug, null for all; oldest first. */
export async function listMembers(db: Queries, stores: readonly string[] | null): Promise<ListedMember[]> {
  const rows = await db
    .select()
    .from(staffMembers)
    .where(isNotNull(staffMembers.email))
    .orderBy(asc(staffMembers.createdAt), asc(staffMembers.id))
  const isNear = ({ locations }: MemberRow) => !stores || !locations || locations.some(slug => stores.includes(slug))
  return rows.filter(isNear).map(listed)
}

/** Creates a link to choose a password and returns its token, of which only the hash is stored. */
export async function makeStaffLink(db: Queries, memberId: string, now: Date, lasts = WEEK): Promise<string> {
  const token = newSecret()
  await db.insert(staffLinks).values({ tokenHash: hashOf(token), memberId, expiresAt: new Date(now.getTime() + lasts) })
  return token
}

/** Returns the URL of such a link; the token is in the fragment, which reaches no server and no log. */
export const staffLinkTo = (origin: string, token: string): string => `${origin}/staff#password=${token}`

/** Creates an account; throws 422 if its address has one. */
export async function createMember(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  member: Omit<typeof staffMembers.$inferInsert, 'createdAt'>
): Promise<MemberRow> {
  const [row] = await db
    .insert(staffMembers)
    .values({ ...member, createdAt: clock() })
    .onConflictDoNothing()
    .returning()
  if (row === undefined) throw new ApiError(422, 'invalid', { words: memberTakenWords, fields: { email: 'unknown' } })
  return row
}

/** Creates an account and emails its owner a link to choose a password; throws 403 for one that reaches further than the inviter. */
export async function inviteMember(
  context: Context,
  by: StaffMember,
  body: BodyOf<typeof addStaffMember>,
  { language, origin }: { language: Language; origin: string }
): Promise<ListedMember> {
  const { locations = by.locations && [...by.locations] } = body
  await onlyWithin(context.db, by, { rights: rightsOf(body.role, body.rights), locations })
  const row = await createMember(context, { ...body, locations })
  const link = staffLinkTo(origin, await makeStaffLink(context.db, row.id, context.clock()))
  context.backgroundJobs.runApart('Sending an invitation', () =>
    post(context, { language, to: body.email }, (emails, shop) => emails.finish(shop, link))
  )
  return listed(row)
}

/** Throws 403 for a reach that goes beyond a member's own, and 404 for an unknown store. */
async function onlyWithin(db: Queries, by: StaffMember, reach: Reach): Promise<void> {
  for (const slug of reach.locations ?? []) await findLocation(db, slug)
  if (!reachesAll(by, reach)) throw new ApiError(403, 'forbidden', { words: beyondOwnRightsWords })
}

/** Deletes what opens an account besides its password: its sessions, links and codes. */
export async function dropAccess(tx: Queries, memberId: string): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.memberId, memberId))
  await tx.delete(staffLinks).where(eq(staffLinks.memberId, memberId))
  await tx.delete(codes).where(eq(codes.memberId, memberId))
}

/**
 * Changes role, rights and stores, or closes or reopens an account; closing it ends its sessions, links and codes for good. Throws 409 for
 * one's own, and 403 for one that reaches further than the caller, before or after.
 */
export async function changeMember(
  { db, clock }: Context,
  by: StaffMember,
  id: string,
  { role, isActive, rights, locations }: BodyOf<typeof setStaffMember>
): Promise<ListedMember> {
  if (by.id === id) throw new ApiError(409, 'conflict', { words: ownMemberWords })
  return transaction(db, async tx => {
    const [row] = await tx.select().from(staffMembers).where(eq(staffMembers.id, id)).for('update')
    if (!row?.email) throw notFound()
    const after = {
      role,
      rights: rights === undefined ? row.rights : rights,
      locations: locations === undefined ? row.locations : locations
    }
    await onlyWithin(tx, by, memberOf(row))
    await onlyWithin(tx, by, memberOf(after))
    const other = isActive && row.revokedAt !== null ? await findMember(tx, row.email) : undefined
    if (other) throw new ApiError(409, 'conflict', { words: memberTakenWords })
    const revokedAt = isActive ? null : (row.revokedAt ?? clock())
    if (!isActive) await dropAccess(tx, id)
    const [now] = await tx
      .update(staffMembers)
      .set({ ...after, revokedAt })
      .where(eq(staffMembers.id, id))
      .returning()
    return listed(now ?? row)
  })
}

/** Emails a link to choose a new password in the background: the response is the same without an account. */
export async function requestPassword(
  context: Context,
  email: string,
  { client, language, origin }: RequestContext & { origin: string }
): Promise<void> {
  const { db, clock, backgroundJobs } = context
  await countFrom(db, sendingsByAddress, client.address, clock())
  await countTry(db, staffLinksSent, fromNetwork(emailKey(email), client), clock())
  backgroundJobs.runApart('Sending a link', async () => {
    const member = await findMember(db, email)
    if (!member?.email) return
    const link = staffLinkTo(origin, await makeStaffLink(db, member.id, clock(), HOUR))
    await post(context, { language, to: member.email }, (emails, shop) => emails.reset(shop, link))
  })
}

async function usableLink(db: Queries, token: string, now: Date): Promise<MemberRow> {
  const [row] = await db
    .select({ link: staffLinks, member: staffMembers })
    .from(staffLinks)
    .innerJoin(staffMembers, eq(staffMembers.id, staffLinks.memberId))
    .where(and(eq(staffLinks.tokenHash, hashOf(token)), isNull(staffMembers.revokedAt)))
  if (row === undefined) throw notFound()
  if (row.link.usedAt !== null) throw new ApiError(410, 'link_used')
  if (row.link.expiresAt <= now) throw new ApiError(410, 'link_expired')
  return row.member
}

/** Sets a password by a link, uses up all links of the account, and ends its sessions. Returns its address. */
export async function choosePassword(
  context: Context,
  { token, password }: BodyOf<typeof setStaffPassword>,
  { client }: RequestContext
): Promise<string> {
  const { db, clock } = context
  await countFrom(db, linksByAddress, client.address, clock())
  const { id, name, email } = await usableLink(db, token, clock())
  const owner = { firstName: name, lastName: '', email: email ?? '' }
  if (await isGuessable(password, owner)) throw badFields({ password: 'guessable' })
  const passwordHash = await hashPassword(password)
  await transaction(db, async tx => {
    await tx.update(staffMembers).set({ passwordHash }).where(eq(staffMembers.id, id))
    // A concurrent request with the same link waits for the member above, and finds the link used here.
    await usableLink(tx, token, clock())
    await tx
      .update(staffLinks)
      .set({ usedAt: clock() })
      .where(and(eq(staffLinks.memberId, id), isNull(staffLinks.usedAt)))
    await tx.delete(staffSessions).where(eq(staffSessions.memberId, id))
    await noteStaff(tx, context, { id, name }, { action: 'password', detail: '' })
  })
  return email ?? ''
}
