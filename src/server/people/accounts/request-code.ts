import type { Challenge } from '../../../contract/account/account.ts'
import type { Context } from '../../context.ts'
import type { RequestContext } from '../../http/route.ts'
import { post } from '../../mail/post.ts'
import { countFrom } from '../../rate-limit/count-networks.ts'
import { countCode } from '../../rate-limit/count-sending.ts'
import { sendingsByAddress } from '../../rate-limit/limits.ts'
import { makeCode } from './codes.ts'
import { findByEmail, findByPhone } from './find-account.ts'
import { targetOf } from './target.ts'

/**
 * Sends a code to the account with this address or number. Without an account nothing is sent, but the response is the
 * same.
 */
export async function sendCode(
  context: Context,
  typed: string,
  { client, language }: RequestContext
): Promise<Challenge> {
  const { db, clock, backgroundJobs, canText } = context
  const { channel, to, key } = await targetOf(db, typed, canText)
  await countFrom(db, sendingsByAddress, client.address, clock())
  const account = await (channel === 'email' ? findByEmail(db, key) : findByPhone(db, key))
  await countCode(context, key, client, account)
  const { code, challenge } = await makeCode(db, { accountId: account?.id }, { sentTo: to, now: clock() })
  if (account !== undefined) {
    const whom = { language, channel, to: channel === 'email' ? account.email : account.phone }
    backgroundJobs.runApart('Sending a code', () =>
      post(context, whom, (emails, shop) => emails[channel === 'email' ? 'code' : 'text'](shop, code))
    )
  }
  return challenge
}
