import { emailKey } from '../../../../../src/contract/typed/email.ts'
import { phoneKey } from '../../../../../src/contract/typed/phone.ts'
import type { Context } from '../../../context.ts'
import { gather, type Gathered } from '../../../jobs/gather.ts'
import { countTries } from '../../rate-limit/count.ts'
import type { Limit } from '../../rate-limit/limits.ts'
import { clientHash } from '../place/unpaid.ts'
import type { OrderRow } from '../read.ts'

/** An order email or text to be counted. */
interface OrderEmailLimit {
  order: Pick<OrderRow, 'tender' | 'email' | 'phone' | 'client' | 'locationId'>
  channel: 'email' | 'sms'
  /** True if shoppers cause it themselves, by placing or cancelling an order, and not the staff. */
  isOwn: boolean
  /** True if the contact was counted before. */
  isCounted: boolean
}

/**
 * Counts order emails and texts and returns whether each may be sent, so that nobody can flood somebody else's address,
 * or write to many. Messages about orders paid by card are always allowed, and the limits leave room for the few open
 * orders of one contact, and for a rush at one store.
 */
export function emailCounter({
  db,
  clock,
  limits
}: Pick<Context, 'db' | 'clock' | 'limits'>): Gathered<OrderEmailLimit, boolean> {
  const counting = (limit: Limit) => gather((subjects: readonly string[]) => countTries(db, limit, subjects, clock()))
  const to = counting(limits.orderEmailsTo)
  const from = counting(limits.orderEmailsFrom)
  const of = counting(limits.orderEmailsOf)
  const trusted = new Set(limits.trusted.map(clientHash))
  return async ({ order, channel, isOwn, isCounted }) => {
    const { tender, email, phone, client, locationId } = order
    if (tender === 'card') return true
    const isClientsOwn = isOwn && client !== null && !trusted.has(client)
    // One after the other: what a client may not send must not use up what its contact or the store may.
    if (isClientsOwn && !(await from(client))) return false
    if (!isCounted && !(await to(channel === 'email' ? emailKey(email) : phoneKey(phone)))) return false
    return !isOwn || of(locationId)
  }
}
