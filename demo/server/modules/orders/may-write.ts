import type { Context } from '../../context.ts'
import { nationalOf } from '../../db/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import { countTry } from '../attempts/count.ts'
import type { OrderRow } from './read.ts'

/**
 * Whether a letter of an order may go out: whoever types somebody else's address again and again must not flood it. What is
 * paid by card is written of always, and so are the few orders that one contact may have open.
 */
export async function mayWrite(
  { db, clock, limits }: Pick<Context, 'db' | 'clock' | 'limits'>,
  { tender, email, phone }: Pick<OrderRow, 'tender' | 'email' | 'phone'>,
  channel: 'email' | 'sms'
): Promise<boolean> {
  if (tender === 'card') return true
  try {
    await countTry(db, limits.lettersTo, channel === 'email' ? email.toLowerCase() : nationalOf(phone), clock())
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'rate_limited') return false
    throw error
  }
}
