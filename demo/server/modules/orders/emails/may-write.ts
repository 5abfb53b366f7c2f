import type { Context } from '../../../context.ts'
import { nationalOf } from '../../../db/schema.ts'
import { gather, type Gathered } from '../../../jobs/gather.ts'
import { countTries } from '../../rate-limit/count.ts'
import type { OrderRow } from '../read.ts'

/** A letter of an order. */
interface Letter {
  order: Pick<OrderRow, 'tender' | 'email' | 'phone'>
  channel: 'email' | 'sms'
}

/**
 * Counts letters of orders and says of each whether it may go out: whoever types somebody else's address again and again must not
 * flood it. What is paid by card is written of always, and so are the few orders that one contact may have open.
 */
export function emailCounter({
  db,
  clock,
  limits
}: Pick<Context, 'db' | 'clock' | 'limits'>): Gathered<Letter, boolean> {
  const count = gather((subjects: readonly string[]) => countTries(db, limits.lettersTo, subjects, clock()))
  return async ({ order: { tender, email, phone }, channel }) =>
    tender === 'card' || count(channel === 'email' ? email.toLowerCase() : nationalOf(phone))
}
