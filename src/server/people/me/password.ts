import { eq } from 'drizzle-orm'
import type { BodyOf } from '../../../contract/http/endpoint.ts'
import type { changePassword } from '../../../contract/account/me.ts'
import type { Context } from '../../context.ts'
import { accounts } from '../../db/schema.ts'
import { transaction } from '../../db/connection/transaction.ts'
import type { Client } from '../../http/request/client.ts'
import { badFields } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/route.ts'
import { isProven } from '../accounts/verify-password.ts'
import type { Action } from '../../audit/note-event.ts'
import { note } from '../../audit/note-event.ts'
import { endSessions } from '../sessions/end-session.ts'
import type { Account, Caller } from '../../http/request/caller.ts'
import { sendNotice } from '../signups/finish.ts'
import { isGuessable } from '../signups/guessable.ts'
import { useUpLinks } from '../signups/link.ts'
import { hashPassword } from '../signups/password.ts'

/** Returns whether the password confirms the account's owner; true if the account has no password. */
export async function isOwner(
  context: Context,
  account: Account,
  { password, client, action }: { password: string | null; client: Client; action: Action }
): Promise<boolean> {
  if (account.passwordHash === null) return true
  return isProven(context, { email: account.email, account, password: password ?? '', client, action })
}

/** Sets a new password, and ends everything opened by the old one: other sessions and pending links. */
export async function setNewPassword(
  context: Context,
  { token, account }: Caller,
  { current, password }: BodyOf<typeof changePassword>,
  { client, language }: RequestContext
): Promise<void> {
  const { db, clock } = context
  if (!(await isOwner(context, account, { password: current, client, action: 'password' })))
    throw badFields({ current: 'wrong' })
  if (await isGuessable(password, account)) throw badFields({ password: 'guessable' })
  const passwordHash = await hashPassword(password)
  await transaction(db, async tx => {
    const [now, accountId] = [clock(), account.id]
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId))
    await useUpLinks(tx, accountId, 'password', now)
    await note(tx, { action: 'password', accountId, now })
    await endSessions(tx, { accountId, but: token, now })
  })
  sendNotice(context, account.email, language)
}
