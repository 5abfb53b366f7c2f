import type { Context } from '../../../context.ts'
import type { Client } from '../../../http/request/client.ts'
import { tooManyCartsWords } from '../../../http/messages.ts'
import { ApiError } from '../../../http/api-error.ts'
import { countSoftly } from '../../../rate-limit/challenge.ts'
import { perNetwork } from '../../../rate-limit/count-networks.ts'
import type { Limit } from '../../../rate-limit/limits.ts'

/**
 * Counts a new cart; throws if there are too many: of an account, or of the client address and its networks for a guest.
 * There is no limit per store, which one attacker could use up for everybody.
 */
export async function countCart(context: Context, accountId: string | null, client: Client): Promise<void> {
  const { cartsByAddress, cartsByAccount, trusted } = context.limits
  const isOwn = trusted.includes(client.address)
  const guests: [Limit, string][] = isOwn ? [] : perNetwork(cartsByAddress, client.address)
  try {
    await countSoftly(context, accountId === null ? guests : [[cartsByAccount, accountId]], client)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'rate_limited') throw error
    throw new ApiError(error.status, error.code, { ...error.details, words: tooManyCartsWords })
  }
}
