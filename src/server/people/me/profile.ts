import { eq } from 'drizzle-orm'
import type { BodyOf } from '../../../contract/http/endpoint.ts'
import type { Profile, updateMe } from '../../../contract/account/me.ts'
import { emailKey, isSameEmail } from '../../../contract/typed/email.ts'
import { readableText } from '../../../contract/typed/line.ts'
import { phoneKey } from '../../../contract/typed/phone.ts'
import type { Context } from '../../context.ts'
import { accounts, identities } from '../../db/schema.ts'
import { transaction } from '../../db/connection/transaction.ts'
import type { Queries, Transaction } from '../../db/types.ts'
import { notFound } from '../../http/api-error.ts'
import type { Language } from '../../http/request/language.ts'
import type { RequestContext } from '../../http/route.ts'
import { post } from '../../mail/post.ts'
import { fullPhone, homeCountry, showPhone } from '../accounts/phone-number.ts'
import { recordChoices } from '../accounts/choices.ts'
import { sendConfirmation } from '../accounts/verify.ts'
import { countTry } from '../../rate-limit/count-try.ts'
import { countFrom } from '../../rate-limit/count-networks.ts'
import { linksSent, sendingsByAddress } from '../../rate-limit/limits.ts'
import { note } from '../../audit/note-event.ts'
import type { Account } from '../../http/request/caller.ts'

/** Returns an account as its owner sees it. */
export async function viewProfile(db: Queries, account: Account): Promise<Profile> {
  const { email, pendingEmail, phone, phoneVerifiedAt, dob, emailNotification, smsNotification, marketing } = account
  const rows = await db
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.accountId, account.id))
  return {
    first_name: readableText(account.firstName),
    last_name: readableText(account.lastName),
    email,
    pendingEmail,
    phone: showPhone(phone, await homeCountry(db)),
    phoneVerified: phoneVerifiedAt !== null,
    dob,
    emailNotification,
    smsNotification,
    marketing,
    hasPassword: account.passwordHash !== null,
    providers: [...new Set(rows.map(row => row.provider))].sort()
  }
}

/** Updates a profile. A new email address takes effect once its link is followed; the old address is notified. */
export async function changeProfile(
  context: Context,
  account: Account,
  body: BodyOf<typeof updateMe>,
  request: RequestContext
): Promise<Account> {
  const { db, clock, backgroundJobs } = context
  const { first_name: firstName, last_name: lastName, email, words, ...rest } = body
  const phone = await fullPhone(db, rest.phone, 'phone')
  const isOther = !isSameEmail(email, account.email)
  const isNew = isOther && !isSameEmail(email, account.pendingEmail ?? '')
  if (isNew) {
    await countFrom(db, sendingsByAddress, request.client.address, clock())
    await countTry(db, linksSent, account.id, clock())
    await countTry(db, linksSent, emailKey(email), clock())
  }
  const isSamePhone = phoneKey(phone) === phoneKey(account.phone)
  const pendingEmail = isNew ? email : isOther ? account.pendingEmail : null
  const values = { ...rest, phone, firstName, lastName, pendingEmail, ...(!isSamePhone && { phoneVerifiedAt: null }) }
  const changed = await transaction(db, tx => write(tx, account.id, values, { ...request, words, now: clock() }))
  if (isNew) {
    await note(db, { action: 'email-asked', accountId: account.id, now: clock() })
    sendConfirmation(context, { accountId: account.id, email }, request)
    backgroundJobs.runApart('Sending a notice', () =>
      post(context, { language: request.language, to: account.email }, (emails, shop) => emails.replaced(shop))
    )
  }
  return changed
}

/** Writes a profile, and its choices about messages into the consent ledger. */
async function write(
  tx: Transaction,
  id: string,
  values: Partial<Account>,
  { language, words, now }: { language: Language; words: number; now: Date }
): Promise<Account> {
  const isIt = eq(accounts.id, id)
  const [before] = await tx.select().from(accounts).where(isIt).for('update')
  const [changed] = await tx.update(accounts).set(values).where(isIt).returning()
  if (!before || !changed) throw notFound()
  await recordChoices(tx, changed, before, { language, words, source: 'account', now })
  return changed
}
