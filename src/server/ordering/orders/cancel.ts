import type { Context } from '../../context.ts'
import type { Words } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { voidOrRefund } from '../payments/capture-or-void.ts'
import type { Viewer } from '../../shop/menu/view-product.ts'
import { setStatusOf } from './status/set-status.ts'
import { cancellable, readOrderOf } from './read-orders.ts'

/** Cancels an order for its shopper, unless it is already being prepared; cancelling twice changes nothing. */
export async function cancelFor(context: Context, id: string, reason: string | null): Promise<void> {
  const before = await setStatusOf(context, id, { status: 'cancelled', reason, from: cancellable })
  if (before === undefined) return
  await voidOrRefund(context, id)
}

/** Runs a change of an order; a 409 includes the current order, with `words` as its message. */
export async function withOrder<Result>(
  { db }: Context,
  id: string,
  viewer: Viewer,
  change: () => Promise<Result>,
  words: Words = tooLateWords
): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
    throw new ApiError(409, 'conflict', { words, payload: await readOrderOf(db, id, viewer) })
  }
}

const tooLateWords: Words = {
  en: 'The order’s status has changed.',
  fr: 'L’état de la commande a changé.'
}
