import type { Context } from '../../../context.ts'
import type { Client } from '../../../http/request/client.ts'
import { tooManyCartsWords } from '../../../http/messages.ts'
import { ApiError } from '../../../http/api-error.ts'
import { countSoftly } from '../../rate-limit/challenge.ts'

/** Counts a new cart per client address and per store; throws if there are too many. */
export async function countCart(context: Context, location: string, client: Client): Promise<void> {
  const { cartsByAddress, cartsAtStore, trusted } = context.limits
  try {
    if (!trusted.includes(client.address)) await countSoftly(context, cartsByAddress, client.address, client)
    await countSoftly(context, cartsAtStore, location, client)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'rate_limited') throw error
    throw new ApiError(error.status, error.code, { ...error.details, words: tooManyCartsWords })
  }
}
