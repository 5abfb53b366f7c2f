import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/types.ts'
import { voidOrRefund } from '../../payments/capture-or-void.ts'
import type { OrderRow } from '../read-orders.ts'
import { setStatusOf } from '../status/set-status.ts'
import { allMissingWords } from './words.ts'

/**
 * Cancels an order of which nothing is left, if `isStill` is true once it is locked. Its money goes back like that of any cancelled
 * order.
 */
export async function cancelEmptied(
  context: Context,
  id: string,
  isStill: (order: OrderRow, tx: Transaction) => Promise<boolean>
): Promise<void> {
  const before = await setStatusOf(context, id, {
    status: 'cancelled',
    reasonOf: ({ locale }) => allMissingWords[locale],
    isStill
  })
  if (before !== undefined) await voidOrRefund(context, id)
}
