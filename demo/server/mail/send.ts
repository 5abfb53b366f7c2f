import type { Clock } from '../context.ts'
import { mails } from '../db/schema.ts'
import type { Database } from '../db/types.ts'

/** An e-mail or a text as it goes out; texts have no subject that anybody sees. */
export interface Mail {
  channel: 'email' | 'sms'
  to: string
  subject: string
  body: string
  /** Names the letter, the same when it is sent again after a crash; undefined for one that is sent once at most. */
  messageId?: string | undefined
}

/** Sends an e-mail or a text: the port to whoever delivers them. */
export type Send = (mail: Mail) => Promise<void>

/** The demo's delivery: each mail is written to the table that the mailbox page shows, and goes nowhere else. */
export const intoMailbox =
  (db: Database, clock: Clock): Send =>
  async mail => {
    await db
      .insert(mails)
      .values({ ...mail, at: clock() })
      .onConflictDoNothing({ target: mails.messageId })
  }
