import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { emailKey } from '../../../contract/typed/email.ts'
import { forgetConsents, peopleOf } from '../../consent/forget.ts'
import type { Context } from '../../context.ts'
import { accounts, codes, dealUses, isPhone, mails, orderLines, orders, promoUses, watches } from '../../db/schema.ts'
import { transaction } from '../../db/connection/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import { contactsOf } from '../../people/me/contacts.ts'
import { dropOrderEmails } from '../orders/emails/order-emails.ts'
import { note } from '../../audit/note-event.ts'
import type { Account } from '../../http/request/caller.ts'

/** Placeholder values for the personal columns of a deleted account's orders. */
const nobody = {
  firstName: '–',
  lastName: '–',
  phone: '000 000 0000',
  email: 'deleted@account.invalid',
  notes: null,
  page: null,
  address: null,
  dob: null,
  onWay: null,
  curbside: null
}

/** Longest wait for messages on their way, in milliseconds: those of others may hang. */
const PATIENCE = 2000

/**
 * Deletes an account with its sessions, links, addresses and points, and messages sent to it. Its orders are kept for
 * accounting, without personal data (Quebec Law 25, s. 28.1; Income Tax Act, s. 230(4)).
 */
export async function deleteAccount({ db, clock, backgroundJobs }: Context, account: Account): Promise<void> {
  // Codes and links that are on their way would arrive after the deletion; emails about orders are dropped below.
  await backgroundJobs.startedEnd(PATIENCE)
  await transaction(db, async tx => {
    const theirs = tx.select({ id: orders.id }).from(orders).where(eq(orders.accountId, account.id))
    await tx.update(orderLines).set({ note: null }).where(inArray(orderLines.orderId, theirs))
    await tx.update(orders).set(nobody).where(eq(orders.accountId, account.id))
    await tx.update(promoUses).set({ email: '', phone: '' }).where(eq(promoUses.accountId, account.id))
    await tx.update(dealUses).set({ email: '', phone: '' }).where(eq(dealUses.accountId, account.id))
    await forgetMails(tx, account)
    const people = await peopleOf(tx, contactsOf(account))
    await tx.delete(watches).where(
      inArray(
        watches.personId,
        people.map(({ id }) => id)
      )
    )
    await forgetConsents(tx, contactsOf(account), clock())
    await dropOrderEmails(
      tx,
      (await theirs).map(({ id }) => id)
    )
    await tx.delete(accounts).where(eq(accounts.id, account.id))
    await note(tx, { action: 'deletion', accountId: account.id, now: clock() })
  })
}

async function forgetMails(tx: Transaction, { email, pendingEmail, phone }: Account): Promise<void> {
  const addresses = [email, pendingEmail].filter(address => address !== null).map(emailKey)
  const isTheirs = inArray(sql`lower(${mails.to})`, addresses)
  await tx.delete(mails).where(or(isTheirs, and(eq(mails.channel, 'sms'), isPhone(mails.to, phone))))
  await tx.delete(codes).where(inArray(sql`lower(${codes.pending} ->> 'email')`, addresses))
}
