import { and, between, desc, eq, isNull, ne, type SQL } from 'drizzle-orm'
import { signupLinks } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { notFound, ApiError } from '../../http/api-error.ts'
import { hashOf, newSecret } from '../sessions/secret.ts'

const [hour, week] = [60 * 60_000, 7 * 24 * 60 * 60_000]

/** A link as kept. */
export type LinkRow = typeof signupLinks.$inferSelect

/** What a link does: it sets a password, or confirms an e-mail address. */
export type LinkKind = 'password' | 'verify'

const isOf = (kind: LinkKind): SQL =>
  kind === 'verify' ? eq(signupLinks.source, 'verify') : ne(signupLinks.source, 'verify')

/** Makes a link of an account and gives its token, which is not kept. It lasts 7 days, or an hour for a new password. */
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

/** The link of a token, whatever became of it. */
export async function findLink(db: Queries, token: string, kind: LinkKind = 'password'): Promise<LinkRow | undefined> {
  const [link] = await db
    .select()
    .from(signupLinks)
    .where(and(eq(signupLinks.tokenHash, hashOf(token)), isOf(kind)))
  return link
}

/** The link of a token that can still be used; refuses the call when there is none, or it was used or has expired. */
export async function usableLink(db: Queries, token: string, now: Date, kind: LinkKind = 'password'): Promise<LinkRow> {
  const link = await findLink(db, token, kind)
  if (link === undefined) throw notFound()
  if (link.usedAt !== null) throw new ApiError(410, 'link_used')
  if (link.expiresAt <= now) throw new ApiError(410, 'link_expired')
  return link
}

/** Uses up all links of an account that do the same. */
export async function useUpLinks(db: Queries, accountId: string, kind: LinkKind, now: Date): Promise<void> {
  await db
    .update(signupLinks)
    .set({ usedAt: now })
    .where(and(eq(signupLinks.accountId, accountId), isNull(signupLinks.usedAt), isOf(kind)))
}

/** How long a letter with a link that sets a new password answers further requests, the first few within an hour and then. */
const [minute, tenMinutes] = [60_000, 10 * 60_000]
const firstFew = 5

/**
 * Whether a letter went out a moment ago with a link that sets a new password and still works. However many ask, and from
 * wherever, its owner always has one, and gets at most eleven an hour.
 */
export async function isLinkOnItsWay(db: Queries, accountId: string, now: Date): Promise<boolean> {
  // One from later than now was made by a clock that ran ahead: nobody waits until that day for another.
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
