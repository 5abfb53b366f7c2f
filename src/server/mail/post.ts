import type { Context } from '../context.ts'
import { business } from '../db/schema.ts'
import type { Language } from '../http/request/language.ts'
import type { Emails } from './email-templates/types.ts'
import { emails } from './email-templates/emails.ts'
import type { Letter } from './letter/letter.ts'
import { written } from './letter/written.ts'
import { type Mail, textNumber } from './send.ts'

/** The recipient, channel and language. */
interface Recipient extends Pick<Mail, 'to' | 'messageId'> {
  language: Language
  channel?: Mail['channel']
}

/** Composes a message in the recipient's language and sends it; texts are skipped if no SMS gateway is configured. */
export async function post(
  { db, send, canText }: Pick<Context, 'db' | 'send' | 'canText'>,
  { language, channel = 'email', to, messageId }: Recipient,
  compose: (emails: Emails, shop: string) => Letter
): Promise<void> {
  if (channel === 'sms' && !canText) return
  const [row] = await db.select({ name: business.name }).from(business)
  const shop = row?.name ?? ''
  await send({
    channel,
    to: channel === 'sms' ? textNumber(to) : to,
    messageId,
    ...written(compose(emails[language], shop), { channel, shop, language })
  })
}
