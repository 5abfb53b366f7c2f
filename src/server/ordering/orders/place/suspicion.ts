import type { HoldReason } from '../../../../contract/staff/staff-board.ts'
import type { Context } from '../../../context.ts'
import { tooManyFromHereWords, tooManyOpenWords } from '../../../http/messages.ts'
import { ApiError } from '../../../http/api-error.ts'
import { softly } from '../../../rate-limit/challenge.ts'
import { widerBy } from '../../../rate-limit/limits.ts'
import type { ShoppingLimits } from '../../../rate-limit/shopping-limits.ts'
import type { OrderRequest } from './order-request.ts'
import { isFreeHere, type Unpaid } from './unpaid.ts'

/**
 * Checks an order to be paid in the store: throws if its account, or for a guest the client address or one of its
 * networks, has too many unpaid orders open, and returns a reason to hold it if there are many within an hour. Orders of
 * guests in the name of one contact are held and never refused: anybody can name it, and whose it is must be able to
 * order. Card orders are exempt; accounts with a completed order have higher limits. Guest orders of a store are counted
 * without locking: that count only causes holds.
 */
export function judgeUnpaid(
  unpaid: Unpaid | undefined,
  context: Pick<Context, 'limits' | 'challenge'>,
  orderRequest: OrderRequest
): HoldReason | undefined {
  if (unpaid === undefined) return undefined
  const { limits } = context
  const { open, lately } = unpaid
  const isGuest = orderRequest.accountId === null
  const room = unpaid.hasHistory ? limits.withHistory : 1
  const hasMany = open.contact >= limits.openOfContact * room
  if (hasMany && !isGuest) throw tooMany(limits, tooManyOpenWords)
  const isFree = isFreeHere(orderRequest, limits)
  if (isGuest && !isFree && exceeds(open.networks, limits.openFromAddress))
    throw softly(context, tooMany(limits, tooManyFromHereWords))
  const { contact, address, store } = limits.heldFrom
  if (hasMany || lately.contact >= contact * room) return 'contact'
  if (isFree) return undefined
  if (exceeds(lately.networks, address * room)) return 'address'
  return isGuest && lately.store >= store ? 'store' : undefined
}

/** Returns whether one of a client's networks has reached a limit, of which wider ones have more. */
const exceeds = (networks: readonly number[], most: number): boolean =>
  networks.some((count, at) => count >= most * (widerBy[at] ?? 1))

const tooMany = ({ heldMinutes }: ShoppingLimits, words: typeof tooManyOpenWords): ApiError =>
  new ApiError(429, 'rate_limited', { words, retryAfter: heldMinutes * 60 })
