import { and, eq, ne } from 'drizzle-orm'
import type { Challenge } from '../../../contract/account/account.ts'
import type { BodyOf } from '../../../contract/http/endpoint.ts'
import type { verifyPhone } from '../../../contract/account/me.ts'
import { phoneKey } from '../../../contract/typed/phone.ts'
import type { Context } from '../../context.ts'
import { accounts, isPhone } from '../../db/schema.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { noTextsWords } from '../../http/messages.ts'
import { badFields, ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/route.ts'
import { post } from '../../mail/post.ts'
import { makeCode, tryCode, useCode } from '../accounts/codes.ts'
import { homeCountry, showPhone } from '../accounts/phone-number.ts'
import { countFrom, takeBackFrom } from '../../rate-limit/count-networks.ts'
import { countCode } from '../../rate-limit/count-sending.ts'
import { codesByAddress, sendingsByAddress } from '../../rate-limit/limits.ts'
import { note } from '../../audit/note-event.ts'
import type { Account } from '../../http/request/caller.ts'

/** Sends a verification code to the account's phone number; throws if texts are not delivered. */
export async function sendCodeToPhone(
  context: Context,
  { id, phone, phoneVerifiedAt }: Account,
  { client, language }: RequestContext
): Promise<Challenge> {
  const { db, clock, backgroundJobs, canText } = context
  if (!canText) throw new ApiError(409, 'conflict', { words: noTextsWords })
  if (phone === '' || phoneVerifiedAt !== null) throw new ApiError(409, 'conflict')
  await countFrom(db, sendingsByAddress, client.address, clock())
  await countCode(context, phoneKey(phone), client, undefined)
  const sentTo = showPhone(phone, await homeCountry(db))
  const { code, challenge } = await makeCode(db, { accountId: id, phone }, { sentTo, now: clock() })
  backgroundJobs.run('Sending a code', () =>
    post(context, { language, channel: 'sms', to: phone }, (emails, shop) => emails.text(shop, code))
  )
  return challenge
}

/**
 * Verifies an account's phone number with a single-use code; other accounts with the same number lose their
 * verification.
 */
export async function confirmPhone(
  { db, clock }: Context,
  { id }: Account,
  body: BodyOf<typeof verifyPhone>,
  address: string
): Promise<Account> {
  await countFrom(db, codesByAddress, address, clock())
  const { row, fits } = await tryCode(db, { ...body, confirms: id, now: clock() })
  if (!fits) throw badFields({ code: 'wrong' })
  const confirmed = await transaction(db, async tx => {
    const [now, phone] = [clock(), row.phone ?? '']
    await useCode(tx, row.id, now)
    const sent = and(eq(accounts.id, id), eq(accounts.phone, phone))
    const [account] = await tx.update(accounts).set({ phoneVerifiedAt: now }).where(sent).returning()
    // The number was changed since.
    if (account === undefined) throw new ApiError(410, 'link_expired')
    const others = and(isPhone(accounts.phone, phone), ne(accounts.id, id))
    await tx.update(accounts).set({ phoneVerifiedAt: null }).where(others)
    await note(tx, { action: 'phone', accountId: id, now })
    return account
  })
  await takeBackFrom(db, codesByAddress, address)
  return confirmed
}
