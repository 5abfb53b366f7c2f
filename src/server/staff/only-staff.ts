import { timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { staffRights } from '../../contract/staff/rights.ts'
import { type Reach, rightsOf } from '../../rules/staff/rights.ts'
import type { Context } from '../context.ts'
import { staffMembers, type StaffRole, staffSessions } from '../db/schema.ts'
import { staffWords } from '../http/messages.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call } from '../http/route.ts'
import { hashOf } from '../people/sessions/secret.ts'
import type { Guesses } from './guesses.ts'

/** A staff member; without an id if named in the settings, without an email address if it is a token. */
export interface StaffMember extends Reach {
  id: string | null
  name: string
  email: string | null
  role: StaffRole
}

/** Returns a member in the shape of the API. */
export const viewMember = ({ rights, locations, ...member }: StaffMember) => ({
  ...member,
  rights: [...rights],
  locations: locations && [...locations]
})

/** The parts of a request that identify the staff member. */
type StaffCall = Pick<Call, 'bearer' | 'client'>

/**
 * Returns the staff member of a bearer token, their own or that of their session; throws 401 for others, and 429 after too many wrong tokens from one
 * address. Hashes are compared, so that timing reveals nothing about the token.
 */
export async function onlyStaff(
  context: Context,
  guesses: Guesses,
  { bearer, client }: StaffCall
): Promise<StaffMember> {
  if (bearer === undefined) throw new ApiError(401, 'unauthorized', { words: staffWords })
  const hash = hashOf(bearer)
  const find = async () =>
    findNamed(context, hash, client.isLocal) ?? (await findKept(context, hash)) ?? findSignedIn(context, hash)
  const member = await guesses.judge({ address: client.address, tokenHash: hash }, find)
  if (member === undefined) throw new ApiError(401, 'unauthorized', { words: staffWords })
  return member
}

/** Finds a member named in the settings. */
function findNamed(context: NamingSettings, hash: string, isLocal: boolean): StaffMember | undefined {
  // The demo's token is public.
  const named = isLocal ? namedIn(context) : (context.staffTokens ?? [])
  return memberNamed(named.find(({ token }) => isSame(hashOf(token), hash))?.name)
}

/** Returns the member whom the settings name so, who may do everything; undefined if they name none. */
export const findByName = (context: NamingSettings, wanted: string): StaffMember | undefined =>
  memberNamed(namedIn(context).find(one => one.name === wanted)?.name)

type NamingSettings = Pick<Context, 'staffToken' | 'staffTokens'>

const namedIn = ({ staffToken, staffTokens = [] }: NamingSettings) =>
  staffToken === undefined ? staffTokens : [{ name: 'Demo', token: staffToken }, ...staffTokens]

const memberNamed = (known: string | undefined): StaffMember | undefined =>
  known === undefined
    ? undefined
    : { id: null, name: known, email: null, role: 'manager', rights: staffRights, locations: null }

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b))

const { id, name, email, role, rights, locations } = staffMembers
/** The columns that make a `StaffMember`. */
export const memberColumns = { id, name, email, role, rights, locations }

/** Returns a stored member with their rights. */
export const memberOf = <Row extends Pick<typeof staffMembers.$inferSelect, 'role' | 'rights'>>(row: Row) => ({
  ...row,
  rights: rightsOf(row.role, row.rights)
})

async function findKept({ db }: Context, hash: string): Promise<StaffMember | undefined> {
  const [row] = await db
    .select(memberColumns)
    .from(staffMembers)
    .where(and(eq(staffMembers.tokenHash, hash), isNull(staffMembers.revokedAt)))
  return row && memberOf(row)
}

/** Finds the member of a session. */
async function findSignedIn({ db, clock }: Context, hash: string): Promise<StaffMember | undefined> {
  const [row] = await db
    .select(memberColumns)
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.memberId))
    .where(and(eq(staffSessions.tokenHash, hash), gt(staffSessions.expiresAt, clock()), isNull(staffMembers.revokedAt)))
  return row && memberOf(row)
}
