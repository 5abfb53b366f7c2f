import { eq } from 'drizzle-orm'
import { emailKey } from '../../../contract/typed/email.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { accounts } from '../../db/schema.ts'
import type { Language } from '../../http/request/language.ts'
import type { RequestContext } from '../../http/route.ts'
import { post } from '../../mail/post.ts'
import { countTry } from '../../rate-limit/count-try.ts'
import { countFrom } from '../../rate-limit/count-networks.ts'
import { fromNetwork } from '../../rate-limit/known-clients.ts'
import { linksSent, sendingsByAddress } from '../../rate-limit/limits.ts'
import type { Account } from '../../http/request/caller.ts'
import { hashOf } from '../sessions/secret.ts'
import { findLink, isLinkOnItsWay, makeLink } from '../signups/link.ts'
import { findByEmail } from './find-account.ts'

/**
 * Sends a password reset link in the background, so that the response is the same for an address without an account. No one
 * can keep the owner from getting one: too many requests are refused per network only, and if a link that still works was
 * sent just now, no further email is sent.
 */
export async function sendReset(context: Context, email: string, { client, language }: RequestContext): Promise<void> {
  const { db, clock, backgroundJobs } = context
  await countFrom(db, sendingsByAddress, client.address, clock())
  await countTry(db, linksSent, fromNetwork(emailKey(email), client), clock())
  backgroundJobs.runApart('Sending a link', async () => {
    const account = await findByEmail(db, email)
    if (account === undefined) return
    const token = await makeResetLink(context, account.id)
    if (token !== undefined) await postLink(context, account, 'reset', token, { language, page: client.page })
  })
}

/**
 * Sends a new link in place of a password link, in the background, so that the response is the same for an unknown
 * link.
 */
export async function renewPasswordLink(context: Context, token: string, request: RequestContext): Promise<void> {
  const { db, clock, backgroundJobs } = context
  await countRenewal(context, token, request)
  backgroundJobs.runApart('Renewing a link', async () => {
    const link = await findLink(db, token)
    if (link === undefined) return
    const [account] = await db.select().from(accounts).where(eq(accounts.id, link.accountId))
    if (account === undefined) return
    // A finished sign-up can only become a password reset.
    const source = account.passwordHash === null ? link.source : 'reset'
    const renewed = await makeLink(db, { accountId: account.id, source, now: clock() })
    await postLink(context, account, source, renewed, { language: request.language, page: request.client.page })
  })
}

/** Counts a link renewal, whether or not the link exists. */
export async function countRenewal({ db, clock }: Context, token: string, { client }: RequestContext): Promise<void> {
  await countFrom(db, sendingsByAddress, client.address, clock())
  await countTry(db, linksSent, hashOf(token), clock())
}

/**
 * Creates a link to reset a password and returns its token, or undefined if one was sent just now. Concurrent requests
 * wait for each other at the account's row: otherwise each would see that no link is there yet, and send its own.
 */
const makeResetLink = ({ db, clock }: Context, accountId: string): Promise<string | undefined> =>
  transaction(db, async tx => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
    const now = clock()
    return (await isLinkOnItsWay(tx, accountId, now)) ? undefined : makeLink(tx, { accountId, source: 'reset', now })
  })

async function postLink(
  context: Context,
  { email }: Account,
  source: string,
  token: string,
  { language, page }: { language: Language; page: URL }
): Promise<void> {
  const link = linkTo(page, { signup_token: token, source }, '#/')
  await post(context, { language, to: email }, (emails, shop) =>
    emails[source === 'reset' ? 'reset' : 'finish'](shop, link)
  )
}

/** Returns a page's URL with the parameters of a link for the storefront (SPEC C6). */
export function linkTo(page: URL, parameters: Record<string, string>, hash: string): string {
  const link = new URL(page)
  for (const [name, value] of Object.entries(parameters)) link.searchParams.set(name, value)
  link.hash = hash
  return link.href
}
