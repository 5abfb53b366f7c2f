import { eq } from 'drizzle-orm'
import type { BodyOf } from '../../../contract/http/endpoint.ts'
import type { signInByCode } from '../../../contract/account/account.ts'
import type { Context } from '../../context.ts'
import { accounts, type PendingAccount } from '../../db/schema.ts'
import { transaction } from '../../db/connection/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import type { Client } from '../../http/request/client.ts'
import { badFields, ApiError } from '../../http/api-error.ts'
import { countFrom, takeBackFrom } from '../../rate-limit/count-networks.ts'
import { codesByAddress } from '../../rate-limit/limits.ts'
import { note } from '../../audit/note-event.ts'
import type { Account, SignedIn } from '../../http/request/caller.ts'
import { openSession } from '../sessions/open-session.ts'
import { recordChoices } from './choices.ts'
import { type CodeRow, tryCode, useCode } from './codes.ts'
import { findByEmail } from './find-account.ts'

/** Signs in with a single-use code, and creates the account if the code completes a sign-up. */
export async function checkCode(
  { db, clock }: Context,
  body: BodyOf<typeof signInByCode>,
  client: Client
): Promise<SignedIn> {
  const { address, device } = client
  await countFrom(db, codesByAddress, address, clock())
  const { row, fits } = await tryCode(db, { ...body, now: clock() })
  if (!fits) {
    await note(db, { action: 'sign-in', accountId: row.accountId, ok: false, now: clock() })
    throw badFields({ code: 'wrong' })
  }
  const caller = await transaction(db, async tx => {
    const now = clock()
    await useCode(tx, row.id, now)
    const account = await accountFor(tx, row, now)
    return {
      token: await openSession(tx, { accountId: account.id, device, client, isShared: body.shared === true, now }),
      account
    }
  })
  await takeBackFrom(db, codesByAddress, address)
  return caller
}

async function accountFor(tx: Transaction, { accountId, pending }: CodeRow, now: Date): Promise<Account> {
  if (pending !== null) return create(tx, pending, now)
  const [account] = await tx
    .select()
    .from(accounts)
    .where(eq(accounts.id, accountId ?? ''))
  if (account === undefined) throw new ApiError(410, 'link_expired')
  return account
}

/** Someone who signed up twice may have an account by now; the code has proved that the address is theirs. */
async function create(tx: Transaction, pending: PendingAccount, now: Date): Promise<Account> {
  const [made] = await tx
    .insert(accounts)
    .values({ ...pending, emailVerifiedAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (made !== undefined) {
    await note(tx, { action: 'sign-up', accountId: made.id, now })
    // Emails about orders are part of the service and selected from the start: no consent was given to them.
    const before = { emailNotification: made.emailNotification, smsNotification: false, marketing: false }
    const { language = 'en', words = 1 } = pending
    await recordChoices(tx, made, before, { language, words, source: 'sign-up', now })
    return made
  }
  const account = await findByEmail(tx, pending.email)
  if (account === undefined) throw new ApiError(410, 'link_expired')
  return account
}
