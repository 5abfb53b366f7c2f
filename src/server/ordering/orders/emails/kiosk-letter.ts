import { and, eq, isNull } from 'drizzle-orm'
import { emailKey } from '../../../../contract/typed/email.ts'
import { transaction } from '../../../db/connection/transaction.ts'
import { accounts, orders, signupLinks } from '../../../db/schema.ts'
import type { Queries, Transaction } from '../../../db/types.ts'
import { post } from '../../../mail/post.ts'
import type { Job } from '../../../outbox/jobs.ts'
import type { Handler } from '../../../outbox/worker.ts'
import { findByEmail } from '../../../people/accounts/find-account.ts'
import { linkTo } from '../../../people/accounts/links.ts'
import { note } from '../../../audit/note-event.ts'
import type { EmailContext } from './order-emails.ts'
import type { OrderRow } from '../read-orders.ts'
import { countTries } from '../../../rate-limit/count-try.ts'
import { kioskLettersTo } from '../../../rate-limit/limits.ts'
import { makeLink } from '../../../people/signups/link.ts'

const source = 'kiosk'

/** Returns the job that sends the shopper of an order at a kiosk a link to finish an account. */
export const kioskLetterJob = (order: string): Job => ({
  kind: 'kiosk-letter',
  topic: `order.${order}.signup`,
  payload: { order }
})

/** Returns the handler that sends such a link, unless the address has an account: the response reveals nothing. */
export function sendKioskLetter(context: EmailContext): Handler {
  const { db, clock } = context
  return async ({ id, payload, attempts }) => {
    const [order] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, (payload as { order: string }).order))
    if (!order || order.email === '' || order.page === null) return
    const { email: to, locale: language, page } = order
    // Counted once, however often sending is attempted.
    const [isAdmitted] = attempts > 1 ? [true] : await countTries(db, kioskLettersTo, [emailKey(to)], clock())
    const token = isAdmitted && (await transaction(db, tx => makeSignup(tx, order, clock())))
    if (!token) return
    const link = linkTo(new URL(page), { signup_token: token, source }, '#/')
    const recipient = { to, language, messageId: `kiosk-letter-${id}` }
    await post(context, recipient, (emails, shop) => emails.finish(shop, link))
  }
}

/** Creates the account without a password, and its link; undefined if the address has an account of another origin. */
async function makeSignup(tx: Transaction, order: OrderRow, now: Date): Promise<string | undefined> {
  const { email, firstName, lastName, phone } = order
  const known = await findByEmail(tx, email)
  if (known && (known.passwordHash !== null || !(await hasOpenLink(tx, known.id)))) return undefined
  if (known) return makeLink(tx, { accountId: known.id, source, now })
  const person = { email, firstName, lastName, phone, createdAt: now }
  const [made] = await tx.insert(accounts).values(person).onConflictDoNothing().returning({ id: accounts.id })
  if (made === undefined) return undefined
  await note(tx, { action: 'sign-up', accountId: made.id, now })
  return makeLink(tx, { accountId: made.id, source, now })
}

/** Returns whether an account still waits to be finished by a link of a kiosk. */
async function hasOpenLink(tx: Queries, accountId: string): Promise<boolean> {
  const isOpen = and(eq(signupLinks.accountId, accountId), eq(signupLinks.source, source), isNull(signupLinks.usedAt))
  return (await tx.select({ source: signupLinks.source }).from(signupLinks).where(isOpen).limit(1)).length > 0
}
