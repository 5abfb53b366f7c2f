import type { Clock } from '../clock.ts'
import { mails } from '../db/schema.ts'
import { gather } from '../jobs/gather.ts'
import type { Database } from '../db/types.ts'

/** An email or a text; the subject of a text is not sent. */
export interface Mail {
  channel: 'email' | 'sms'
  to: string
  subject: string
  /** Plain text. */
  body: string
  /** The same as an HTML document, for an email. */
  html?: string | undefined
  /** Id of the message, the same when it is sent again after a crash, so that duplicates can be recognized. */
  messageId?: string | undefined
  /** The address that ends such messages, for those that need consent: a POST to it unsubscribes (RFC 8058). */
  unsubscribe?: string | undefined
}

/** Returns the number of a text to a stored phone number: no text reaches an extension. */
export const textNumber = (phone: string): string => phone.replace(/;.*/, '')

/** Sends an email or a text. Rejects with `Undelivered` if it was not accepted. */
export type Send = (mail: Mail) => Promise<void>

/** Delivers emails and texts. */
export interface Delivery {
  send: Send
  /** True if texts are delivered too. */
  canText: boolean
  close: () => void
}

/** A message was not accepted; the reason doesn't contain the recipient. */
export class Undelivered extends Error {
  /** True if a retry can't help, as with an address that doesn't exist. */
  readonly isFinal: boolean

  constructor(reason: string, isFinal = false) {
    super(reason)
    this.isFinal = isFinal
  }
}

/**
 * The demo's delivery: messages are only written to the table of the mailbox page. Codes and links are readable there
 * so that the demo can be tried; a production server never writes to it.
 */
export const intoMailbox = (db: Database, clock: Clock): Send =>
  gather(async (sent: readonly Mail[]) => {
    const rows = sent.map(mail => ({ ...mail, at: clock() }))
    await db.insert(mails).values(rows).onConflictDoNothing({ target: mails.messageId })
    return sent.map(() => {})
  })
