import type { Context } from '../context.ts'
import { business } from '../db/schema.ts'
import type { Language } from '../http/language.ts'
import { type Letter, type Letters, letters } from './letters.ts'
import type { Mail } from './send.ts'

/** Writes to somebody in their language and sends it; a text is not written where nobody delivers texts. */
export async function post(
  { db, send, canText }: Context,
  { language, channel = 'email', to }: { language: Language; channel?: Mail['channel']; to: string },
  compose: (letters: Letters, shop: string) => Letter
): Promise<void> {
  if (channel === 'sms' && !canText) return
  const [shop] = await db.select({ name: business.name }).from(business)
  await send({ channel, to, ...compose(letters[language], shop?.name ?? '') })
}
