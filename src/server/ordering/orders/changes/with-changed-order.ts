import type { Context } from '../../../context.ts'
import { ApiError } from '../../../http/api-error.ts'
import type { Viewer } from '../../../shop/menu/view-product.ts'
import { readOrderOf } from '../read-orders.ts'
import { lineMovedWords } from './words.ts'

/** Runs a change of an order's lines; a 409 of another state includes the current order, with its own message. */
export async function withChangedOrder<Result>(
  { db }: Pick<Context, 'db'>,
  id: string,
  viewer: Viewer,
  change: () => Promise<Result>,
  isStaff = false
): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    if (!(error instanceof ApiError) || (error.code !== 'conflict' && error.code !== 'stale')) throw error
    const { words = lineMovedWords } = error.details
    throw new ApiError(409, error.code, { words, payload: await readOrderOf(db, id, viewer, { isStaff }) })
  }
}
