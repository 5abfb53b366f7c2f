import type { Challenge, NewAccount } from '../../../contract/account/account.ts'
import type { FieldCode } from '../../../contract/http/reply.ts'
import { emailKey } from '../../../contract/typed/email.ts'
import type { Context } from '../../context.ts'
import type { PendingAccount } from '../../db/schema.ts'
import type { Language } from '../../http/request/language.ts'
import type { RequestContext } from '../../http/route.ts'
import { badFields } from '../../http/api-error.ts'
import { post } from '../../mail/post.ts'
import { countFrom } from '../../rate-limit/count-networks.ts'
import { countCode } from '../../rate-limit/count-sending.ts'
import { sendingsByAddress, signUpsByAddress } from '../../rate-limit/limits.ts'
import { isGuessable } from '../signups/guessable.ts'
import { hashPassword } from '../signups/password.ts'
import { problemOfBirth } from './age.ts'
import { makeCode } from './codes.ts'
import { findByEmail } from './find-account.ts'
import { fullPhone } from './phone-number.ts'

/**
 * Begins a sign-up and sends the code that completes it. If the address has an account, a sign-in code is sent and the
 * same work is done, so that neither the response nor its time reveals the account (OWASP, Authentication Cheat Sheet).
 */
export async function beginSignUp(context: Context, typed: NewAccount, request: RequestContext): Promise<Challenge> {
  const { db, clock, backgroundJobs } = context
  const { email } = typed
  const { client } = request
  await countFrom(db, signUpsByAddress, client.address, clock())
  const body = { ...typed, phone: await fullPhone(db, typed.phone, 'phone') }
  await refuseUnfit(context, body)
  await countFrom(db, sendingsByAddress, client.address, clock())
  const account = await findByEmail(db, email)
  await countCode(context, emailKey(email), client, account)
  const pending = pendingOf(body, await hashPassword(body.password), request.language)
  // An existing account stays: the pending sign-up is stored all the same, for the same work.
  const { code, challenge } = await makeCode(db, { accountId: account?.id, pending }, { sentTo: email, now: clock() })
  backgroundJobs.runApart('Sending a code', () =>
    post(context, { language: request.language, to: account?.email ?? email }, (emails, shop) =>
      account === undefined ? emails.welcome(shop, code) : emails.known(shop, code)
    )
  )
  return challenge
}

async function refuseUnfit({ db, clock }: Context, body: NewAccount): Promise<void> {
  const fields: Record<string, FieldCode> = {}
  const dob = await problemOfBirth(db, body.dob, clock())
  if (dob !== undefined) fields['dob'] = dob
  const owner = { firstName: body.first_name, lastName: body.last_name, email: body.email }
  if (await isGuessable(body.password, owner)) fields['password'] = 'guessable'
  if (Object.keys(fields).length > 0) throw badFields(fields)
}

const pendingOf = (body: NewAccount, passwordHash: string, language: Language): PendingAccount => {
  const { first_name: firstName, last_name: lastName, password: _, ...rest } = body
  return { ...rest, firstName, lastName, passwordHash, language }
}
