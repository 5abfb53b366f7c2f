import type { Words } from '../../db/schema.ts'
import type { Letter } from '../letter/letter.ts'

/** The orders of a store that wait for a confirmation. */
interface Waiting {
  count: number
  /** The number of the oldest, and its minutes. */
  oldest: string
  minutes: number
}

type Write = (store: string, waiting: Waiting) => Letter

const english = (store: string, { count, oldest, minutes }: Waiting): string =>
  count === 1
    ? `${store}: order ${oldest} has been waiting to be confirmed for ${minutes} minutes.`
    : `${store}: ${count} orders are waiting to be confirmed. The oldest, ${oldest}, has been for ${minutes} minutes.`

const french = (store: string, { count, oldest, minutes }: Waiting): string =>
  count === 1
    ? `${store}\u00a0: la commande ${oldest} attend d’être confirmée depuis ${minutes} minutes.`
    : `${store}\u00a0: ${count} commandes attendent d’être confirmées. La plus ancienne, ${oldest}, depuis ${minutes} minutes.`

/** Messages to the contact of a store about orders that stay unconfirmed, by language and channel. */
export const alertLetters: Record<keyof Words, Record<'email' | 'sms', Write>> = {
  en: {
    email: (store, waiting) => ({
      subject: `Orders to confirm at ${store}`,
      parts: [
        english(store, waiting),
        'Open the staff board to confirm or cancel. You get at most one message every 15 minutes.'
      ]
    }),
    sms: (store, waiting) => ({ subject: '', parts: [english(store, waiting)] })
  },
  fr: {
    email: (store, waiting) => ({
      subject: `Commandes à confirmer\u00a0: ${store}`,
      parts: [
        french(store, waiting),
        'Ouvrez le tableau du personnel pour les confirmer ou les annuler. Vous recevez au plus un message toutes les 15 minutes.'
      ]
    }),
    sms: (store, waiting) => ({ subject: '', parts: [french(store, waiting)] })
  }
}
