import { eq } from 'drizzle-orm'
import type { BodyOf } from '../../../contract/http/endpoint.ts'
import type { setPassword } from '../../../contract/account/signup.ts'
import type { Context } from '../../context.ts'
import { accounts } from '../../db/schema.ts'
import { transaction } from '../../db/connection/transaction.ts'
import type { Client } from '../../http/request/client.ts'
import type { RequestContext } from '../../http/route.ts'
import { post } from '../../mail/post.ts'
import type { Language } from '../../http/request/language.ts'
import { badFields, notFound } from '../../http/api-error.ts'
import { countTry, takeBack } from '../../rate-limit/count-try.ts'
import { countFrom, takeBackFrom } from '../../rate-limit/count-networks.ts'
import { linkPasswords, linksByAddress } from '../../rate-limit/limits.ts'
import { note } from '../../audit/note-event.ts'
import { endSessions } from '../sessions/end-session.ts'
import type { SignedIn } from '../../http/request/caller.ts'
import { openSession } from '../sessions/open-session.ts'
import { isGuessable } from './guessable.ts'
import { findLink, usableLink, useUpLinks } from './link.ts'
import { hashPassword, isPassword } from './password.ts'

/** Time in which the same request may be repeated, in case its response was lost. */
const repeatable = 10 * 60_000

type Body = BodyOf<typeof setPassword>

/** Signs in again with the same password after the sign-up was just finished and the response was lost. */
async function repeat({ db, clock }: Context, body: Body, client: Client): Promise<SignedIn | undefined> {
  const now = clock()
  const link = await findLink(db, body.signup_token)
  if (!link?.usedAt || now.getTime() - link.usedAt.getTime() > repeatable) return undefined
  const [account] = await db.select().from(accounts).where(eq(accounts.id, link.accountId))
  if (!account?.passwordHash) return undefined
  await countTry(db, linkPasswords, link.tokenHash, now)
  if (!(await isPassword(body.password, account.passwordHash))) return undefined
  await takeBack(db, linkPasswords, link.tokenHash)
  return { token: await openSession(db, { accountId: account.id, device: client.device, client, now }), account }
}

/** Checks the new password for the account of a usable link and hashes it. */
async function newHash({ db, clock }: Context, body: Body): Promise<string> {
  const { accountId } = await usableLink(db, body.signup_token, clock())
  const [owner] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  if (owner === undefined) throw notFound()
  if (await isGuessable(body.password, owner)) throw badFields({ password: 'guessable' })
  return hashPassword(body.password)
}

/** Sets the password, uses up the account's password links, and signs in; a reset ends all other sessions. */
async function finish(context: Context, body: Body, { client, language }: RequestContext): Promise<SignedIn> {
  const passwordHash = await newHash(context, body)
  const { caller, isReset } = await transaction(context.db, async tx => {
    const now = context.clock()
    const { accountId, source } = await usableLink(tx, body.signup_token, now)
    const isReset = source === 'reset'
    const [account] = await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId)).returning()
    if (account === undefined) throw notFound()
    // A concurrent request with the same link waits for the account above, and finds the link used here.
    await usableLink(tx, body.signup_token, now)
    await useUpLinks(tx, accountId, 'password', now)
    await note(tx, { action: isReset ? 'reset' : 'password', accountId, now })
    if (isReset) await endSessions(tx, { accountId, now })
    const token = await openSession(tx, { accountId, device: client.device, client, now })
    return { caller: { token, account }, isReset }
  })
  if (isReset) sendNotice(context, caller.account.email, language)
  return caller
}

/** Notifies a person in the background that their password was changed. */
export function sendNotice(context: Context, to: string, language: Language): void {
  context.backgroundJobs.runApart('Sending a notice', () =>
    post(context, { language, to }, (emails, shop) => emails.passwordChanged(shop))
  )
}

/** Finishes a sign-up or a reset by its single-use link; failed attempts are counted per client address. */
export async function finishSignup(context: Context, body: Body, request: RequestContext): Promise<SignedIn> {
  const { address } = request.client
  await countFrom(context.db, linksByAddress, address, context.clock())
  const caller = (await repeat(context, body, request.client)) ?? (await finish(context, body, request))
  await takeBackFrom(context.db, linksByAddress, address)
  return caller
}
