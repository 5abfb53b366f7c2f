import type { SentMail } from './mailbox-page.ts'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { emailKey } from '../../contract/typed/email.ts'
import type { Context } from '../context.ts'
import { isPhone, mails } from '../db/schema.ts'
import { noStore } from '../http/middleware/headers.ts'
import { demoDoor } from '../http/request/local-call.ts'
import { ownPage } from '../http/middleware/page-policy.ts'
import { mailboxPage } from './mailbox-page.ts'

const most = 200

/**
 * Serves the demo's mailbox, which shows sent emails and texts to anybody on this machine. It exposes codes and links
 * on purpose; a production server has no mailbox and stores no mail.
 */
export function mailboxRoutes(app: Hono, { db, backgroundJobs }: Context): void {
  async function read(to: string | undefined): Promise<SentMail[]> {
    await backgroundJobs.settled()
    const { channel, subject, body, html, at, unsubscribe } = mails
    return db
      .select({ channel, to: mails.to, subject, body, html, at, unsubscribe })
      .from(mails)
      .where(to === undefined || to === '' ? undefined : isFor(to))
      .orderBy(desc(mails.sent))
      .limit(most)
  }

  app.use('/mailbox', demoDoor, noStore, ownPage)
  app.use('/mailbox.json', demoDoor, noStore)
  app.get('/mailbox', async c => c.html(mailboxPage(await read(c.req.query('to')), c.req.query('to') ?? '')))
  app.get('/mailbox.json', async c => c.json({ mails: await read(c.req.query('to')) }))
}

/** Email addresses match case-insensitively, phone numbers by their digits. */
function isFor(to: string) {
  const isAddress = eq(sql`lower(${mails.to})`, emailKey(to))
  return or(isAddress, and(eq(mails.channel, 'sms'), isPhone(mails.to, to)))
}
