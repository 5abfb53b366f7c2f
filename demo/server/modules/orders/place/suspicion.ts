import type { HoldReason } from '../../../../../src/contract/staff/staff.ts'
import type { Context } from '../../../context.ts'
import { tooManyFromHereWords, tooManyOpenWords } from '../../../http/messages.ts'
import { ApiError } from '../../../http/api-error.ts'
import { softly } from '../../rate-limit/challenge.ts'
import type { ShoppingLimits } from '../../rate-limit/shopping-limits.ts'
import type { OrderRequest } from './order-request.ts'
import { isFreeHere, type Unpaid } from './unpaid.ts'

/**
 * Checks an order to be paid in the store: throws if its contact or client address has too many unpaid orders open, and
 * returns a reason to hold it if there are many within an hour. Card orders are exempt; accounts with a completed order
 * have higher limits. Guest orders of a store are counted without locking: that count only causes holds.
 */
export function judgeUnpaid(
  unpaid: Unpaid | undefined,
  context: Pick<Context, 'limits' | 'challenge'>,
  wish: OrderRequest
): HoldReason | undefined {
  if (unpaid === undefined) return undefined
  const { limits } = context
  const { open, lately } = unpaid
  const room = unpaid.hasHistory ? limits.withHistory : 1
  if (open.contact >= limits.openOfContact * room) throw tooMany(limits, tooManyOpenWords)
  const isFree = isFreeHere(wish, limits)
  if (open.address >= limits.openFromAddress * room && !isFree)
    throw softly(context, tooMany(limits, tooManyFromHereWords))
  const { contact, address, store } = limits.heldFrom
  if (lately.contact >= contact * room) return 'contact'
  if (isFree) return undefined
  if (lately.address >= address * room) return 'address'
  return wish.accountId === null && lately.store >= store ? 'store' : undefined
}

const tooMany = ({ heldMinutes }: ShoppingLimits, words: typeof tooManyOpenWords): ApiError =>
  new ApiError(429, 'rate_limited', { words, retryAfter: heldMinutes * 60 })
