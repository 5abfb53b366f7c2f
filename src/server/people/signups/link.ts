import { and, between, desc, eq, isNull, ne, type SQL } from 'drizzle-orm'
import { signupLinks } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { notFound, ApiError } from '../../http/api-error.ts'
import { hashOf, newSecret } from '../sessions/secret.ts'

const [hour, week] = [60 * 60_000, 7 * 24 * 60 * 60_000]

/** A stored link. */
export type LinkRow = typeof signupLinks.$inferSelect

/** The purpose of a link: to set a password, or to confirm an email address. */
export type LinkKind = 'password' | 'verify'

const isOf = (kind: LinkKind): SQL =>
  kind === 'verify' ? eq(signupLinks.source, 'verify') : ne(signupLinks.source, 'verify')

/**
 * Creates a link for an account and returns its token, of which only the hash is stored. It expires after 7 days, or an
 * hour for a password reset.
 */
export async function makeLink(
  db: Queries,
  link: { accountId: string; source: string; email?: string; now: Date }
): Promise<string> {
  const { now, ...rest } = link
  const token = newSecret()
  const expiresAt = new Date(now.getTime() + (link.source === 'reset' ? hour : week))
  await db.insert(signupLinks).values({ ...rest, tokenHash: hashOf(token), createdAt: now, expiresAt })
  return token
}

/** Finds the link of a token, also if it was used or has expired. */
export async function findLink(db: Queries, token: string, kind: LinkKind = 'password'): Promise<LinkRow | undefined> {
  const [link] = await db
    .select()
    .from(signupLinks)
    .where(and(eq(signupLinks.tokenHash, hashOf(token)), isOf(kind)))
  return link
}

/** Returns the usable link of a token; throws if there is none, or it was used or has expired. */
export async function usableLink(db: Queries, token: string, now: Date, kind: LinkKind = 'password'): Promise<LinkRow> {
  const link = await findLink(db, token, kind)
  if (link === undefined) throw notFound()
  if (link.usedAt !== null) throw new ApiError(410, 'link_used')
  if (link.expiresAt <= now) throw new ApiError(410, 'link_expired')
  return link
}

/** Marks all links of an account with the same purpose as used. */
export async function useUpLinks(db: Queries, accountId: string, kind: LinkKind, now: Date): Promise<void> {
  await db
    .update(signupLinks)
    .set({ usedAt: now })
    .where(and(eq(signupLinks.accountId, accountId), isNull(signupLinks.usedAt), isOf(kind)))
}

/**
 * Time after a password reset email in which no further one is sent: for the first few within an hour, and after that.
 */
const [minute, tenMinutes] = [60_000, 10 * 60_000]
const firstFew = 5

/**
 * Returns whether an email with a password reset link that still works was sent just now. However many requests come,
 * the owner always has a working link, and gets at most eleven emails an hour.
 */
export async function isLinkOnItsWay(db: Queries, accountId: string, now: Date): Promise<boolean> {
  // Links from the future were created while a clock was ahead; they don't count.
  const at = (milliseconds: number): Date => new Date(now.getTime() + milliseconds)
  const lately = between(signupLinks.createdAt, at(1 - hour), at(minute))
  const links = await db
    .select({ createdAt: signupLinks.createdAt, usedAt: signupLinks.usedAt })
    .from(signupLinks)
    .where(and(eq(signupLinks.accountId, accountId), eq(signupLinks.source, 'reset'), lately))
    .orderBy(desc(signupLinks.createdAt))
    .limit(firstFew)
  const [last] = links
  if (last === undefined || last.usedAt !== null) return false
  return now.getTime() - last.createdAt.getTime() < (links.length < firstFew ? minute : tenMinutes)
}
