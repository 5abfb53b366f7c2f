import { eq } from 'drizzle-orm'
import { signupLinks } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { hashOf, newSecret } from '../sessions/secret.ts'

const lasts = 7 * 24 * 60 * 60 * 1000

/** A link as kept. */
type LinkRow = typeof signupLinks.$inferSelect

/** Makes a link that finishes the sign-up of an account within 7 days, and gives its token, which is not kept. */
export async function makeLink(db: Queries, link: { accountId: string; source: string; now: Date }): Promise<string> {
  const { now, ...rest } = link
  const token = newSecret()
  const expiresAt = new Date(now.getTime() + lasts)
  await db.insert(signupLinks).values({ ...rest, tokenHash: hashOf(token), createdAt: now, expiresAt })
  return token
}

/** The link of a token, whatever became of it. */
export async function findLink(db: Queries, token: string): Promise<LinkRow | undefined> {
  const [link] = await db
    .select()
    .from(signupLinks)
    .where(eq(signupLinks.tokenHash, hashOf(token)))
  return link
}

/** The link of a token that can still be used; refuses the call when there is none, or it was used or has expired. */
export async function usableLink(db: Queries, token: string, now: Date): Promise<LinkRow> {
  const link = await findLink(db, token)
  if (link === undefined) throw notFound()
  if (link.usedAt !== null) throw new Refusal(410, 'link_used')
  if (link.expiresAt <= now) throw new Refusal(410, 'link_expired')
  return link
}
