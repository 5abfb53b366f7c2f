import type { Clock } from '../clock.ts'
import { mails } from '../db/schema.ts'
import { gather } from '../jobs/gather.ts'
import type { Database } from '../db/types.ts'

/** An e-mail or a text as it goes out; texts have no subject that anybody sees. */
export interface Mail {
  channel: 'email' | 'sms'
  to: string
  subject: string
  body: string
  /** Names the message: whoever sends it again after a crash names it the same, so that it can be told from another. */
  messageId?: string | undefined
}

/** Sends an e-mail or a text: the port to whoever delivers them. Rejects with `Undelivered` when it was not taken. */
export type Send = (mail: Mail) => Promise<void>

/** Who delivers what the shop sends. */
export interface Delivery {
  send: Send
  /** Whether texts are delivered too. */
  canText: boolean
  close: () => void
}

/** A mail was not taken; the message says why without whom it was for. */
export class Undelivered extends Error {
  /** Whether sending it again can't help, as with an address that doesn't exist. */
  readonly isFinal: boolean

  constructor(reason: string, isFinal = false) {
    super(reason)
    this.isFinal = isFinal
  }
}

/**
 * The demo's delivery: each mail is written to the table that the mailbox page shows, and goes nowhere else. Codes and links
 * lie readable there, so that whoever tries the demo can use them; a server in earnest never writes to it.
 */
export const intoMailbox = (db: Database, clock: Clock): Send =>
  gather(async (sent: readonly Mail[]) => {
    const rows = sent.map(mail => ({ ...mail, at: clock() }))
    await db.insert(mails).values(rows).onConflictDoNothing({ target: mails.messageId })
    return sent.map(() => {})
  })
