import type { Context } from '../../../context.ts'
import { nationalOf } from '../../../db/schema.ts'
import { gather, type Gathered } from '../../../jobs/gather.ts'
import { countTries } from '../../rate-limit/count.ts'
import type { OrderRow } from '../read.ts'

/** An order email or text to be counted. */
interface OrderEmailLimit {
  order: Pick<OrderRow, 'tender' | 'email' | 'phone'>
  channel: 'email' | 'sms'
}

/**
 * Counts order emails and texts and returns whether each may be sent, so that nobody can flood somebody else's address.
 * Messages about orders paid by card are always allowed, and the limit leaves room for the few open orders of one
 * contact.
 */
export function emailCounter({
  db,
  clock,
  limits
}: Pick<Context, 'db' | 'clock' | 'limits'>): Gathered<OrderEmailLimit, boolean> {
  const count = gather((subjects: readonly string[]) => countTries(db, limits.orderEmailsTo, subjects, clock()))
  return async ({ order: { tender, email, phone }, channel }) =>
    tender === 'card' || count(channel === 'email' ? email.toLowerCase() : nationalOf(phone))
}
