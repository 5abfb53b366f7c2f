import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { moveConsents } from '../../consent/move.ts'
import { accounts } from '../../db/schema.ts'
import { postgresCode, transaction } from '../../db/connection/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/route.ts'
import { post } from '../../mail/post.ts'
import { note } from '../../audit/note-event.ts'
import { findLink, type LinkRow, makeLink, usableLink, useUpLinks } from '../signups/link.ts'
import { findByEmail } from './find-account.ts'
import { countRenewal, linkTo } from './links.ts'

/**
 * Confirms the address of a link, which replaces the current one. An address that the account no longer waits for, or
 * that another account has taken, fails like an expired link.
 */
export async function confirmAddress({ db, clock }: Context, token: string): Promise<string> {
  try {
    return await transaction(db, async tx =>
      confirm(tx, await usableLink(tx, token, clock(), 'verify'), token, clock())
    )
  } catch (error) {
    if (postgresCode(error) === '23505') throw new ApiError(410, 'link_expired')
    throw error
  }
}

async function confirm(tx: Transaction, { accountId, email }: LinkRow, token: string, now: Date): Promise<string> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
  // A concurrent request with the same link waits for the account above, and finds the link used here.
  await usableLink(tx, token, now, 'verify')
  if (account === undefined || email === null || !isAwaited(account, email)) throw new ApiError(410, 'link_expired')
  const isChange = email !== account.email
  await tx.update(accounts).set({ email, pendingEmail: null, emailVerifiedAt: now }).where(eq(accounts.id, accountId))
  await useUpLinks(tx, accountId, 'verify', now)
  // Links that were sent to the previous address must no longer work.
  if (isChange) await useUpLinks(tx, accountId, 'password', now)
  if (isChange) await moveConsents(tx, { from: account.email, to: email, accountId, now })
  await note(tx, { action: 'email', accountId, now })
  return email
}

const isAwaited = (account: { email: string; pendingEmail: string | null }, email: string): boolean =>
  email === (account.pendingEmail ?? account.email)

/**
 * Sends a confirmation link to an address in the background; if the address has another account, its owner is notified
 * instead.
 */
export function sendConfirmation(
  context: Context,
  to: { accountId: string; email: string },
  request: RequestContext
): void {
  const { db, clock, backgroundJobs } = context
  const { client, language } = request
  backgroundJobs.runApart('Sending a confirmation', async () => {
    const other = await findByEmail(db, to.email)
    if (other !== undefined && other.id !== to.accountId)
      return post(context, { language, to: other.email }, (emails, shop) => emails.taken(shop))
    const token = await makeLink(db, { ...to, source: 'verify', now: clock() })
    const link = linkTo(client.page, { verify_email: '1', token }, '#/user')
    return post(context, { language, to: to.email }, (emails, shop) => emails.verify(shop, link))
  })
}

/** Sends a new confirmation link, if the account still waits for that address. */
export async function renewConfirmation(context: Context, token: string, request: RequestContext): Promise<void> {
  const { db, backgroundJobs } = context
  await countRenewal(context, token, request)
  backgroundJobs.runApart('Renewing a confirmation', async () => {
    const link = await findLink(db, token, 'verify')
    if (link === undefined) return
    const [account] = await db
      .select()
      .from(accounts)
      .where(sql`${accounts.id} = ${link.accountId} and ${accounts.pendingEmail} = ${link.email}`)
    if (account?.pendingEmail)
      sendConfirmation(context, { accountId: account.id, email: account.pendingEmail }, request)
  })
}
