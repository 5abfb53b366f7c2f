import type { Context } from '../context.ts'
import { business } from '../db/schema.ts'
import type { Language } from '../http/request/language.ts'
import type { Email, Emails } from './email-templates/types.ts'
import { emails } from './email-templates/emails.ts'
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
  compose: (emails: Emails, shop: string) => Email
): Promise<void> {
  if (channel === 'sms' && !canText) return
  const [shop] = await db.select({ name: business.name }).from(business)
  await send({
    channel,
    to: channel === 'sms' ? textNumber(to) : to,
    messageId,
    ...compose(emails[language], shop?.name ?? '')
  })
}
