import { eq } from 'drizzle-orm'
import { business, locations } from '../../../db/schema.ts'
import type { Context } from '../../../context.ts'
import { alertLetters } from '../../../mail/email-templates/alert-letters.ts'
import { written } from '../../../mail/letter/written.ts'
import { textNumber } from '../../../mail/send.ts'
import type { Handler } from '../../../outbox/worker.ts'
import { waitingAt } from './waiting.ts'

/** Dependencies of the message. */
type AlertContext = Pick<Context, 'db' | 'clock' | 'send' | 'canText'>

/**
 * Returns the handler that sends the message about a store's unconfirmed orders: a text if the store has a number and the server
 * sends texts, otherwise an email. None if all are confirmed by then. It names no one.
 */
export function sendManagerAlert({ db, clock, send, canText }: AlertContext): Handler {
  return async ({ id, payload }) => {
    const { location } = payload as { location: string }
    const [row] = await db
      .select({ store: locations, shop: { name: business.name, locales: business.locales } })
      .from(locations)
      .leftJoin(business, eq(business.id, business.id))
      .where(eq(locations.id, location))
    if (row === undefined) return
    const { store, shop } = row
    const waiting = await waitingAt(db, store.id, clock())
    const { alertPhone: phone, alertEmail: email } = store
    const channel = phone !== null && canText ? 'sms' : 'email'
    const to = channel === 'sms' ? textNumber(phone ?? '') : email
    if (waiting === undefined || !to) return
    const language = shop?.locales[0] === 'fr-CA' ? 'fr' : 'en'
    const letter = alertLetters[language][channel](store.name[language], waiting)
    const content = written(letter, { channel, shop: shop?.name ?? '', language })
    await send({ channel, to, messageId: `manager-alert-${id}`, ...content })
  }
}
