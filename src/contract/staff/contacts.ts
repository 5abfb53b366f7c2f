import { array, boolean, type InferOutput, object, optional, picklist, string } from 'valibot'
import { get } from '../http/endpoint.ts'
import { maybe } from '../http/optional.ts'
import { id } from '../http/text.ts'
import { instant } from '../http/time.ts'

/** An address whose holder agrees to offers today. */
const offerContact = object({
  channel: picklist(['email', 'sms']),
  address: string(),
  /** When consent was last given. */
  since: instant,
  /** Where it was given, such as `checkout` or `account`. */
  source: string(),
  /** True if the address was confirmed by its holder then; false if it was only typed. */
  isConfirmed: boolean(),
  /** The slug of the store; null outside one. */
  location: maybe(string(), null),
  /** The language and the exact words that were agreed to. */
  language: maybe(string(), null),
  words: maybe(string(), null),
  /** A page that ends offers to this address; every message needs it. */
  unsubscribe: string()
})

export type OfferContact = InferOutput<typeof offerContact>

/**
 * Reads those who agree to offers now, a thousand at a time; `next` is the `after` of the next, null at the end. Each read from the
 * beginning is in the log. For members with the right `contacts` in all stores; 403 `forbidden` for others.
 */
export const readContacts = get('/staff/contacts', {
  right: 'contacts',
  query: { locale: string(), after: optional(string()) },
  reply: object({ contacts: array(offerContact), next: maybe(id, null) })
})
