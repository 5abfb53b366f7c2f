import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/connection/transaction.ts'
import { publishStock } from '../../../shop/locations/publish-location.ts'
import { publishOrder } from '../publish-order.ts'
import { lockOrder } from './lock-order.ts'
import { endQuestion, openQuestion } from './questions.ts'

/** Withdraws an open question, which leaves the order as it is; throws 409 if it has ended. */
export async function withdrawQuestionOf(context: Context, id: string, questionId: string): Promise<void> {
  const { db, clock, wake } = context
  await transaction(db, async tx => {
    const order = await lockOrder(tx, id)
    const question = await openQuestion(tx, order, questionId)
    await endQuestion(tx, order, question, { end: 'withdrawn', now: clock() })
    await publishOrder(tx, context, order, order.status)
    if (question.substitute) await publishStock(tx, context, order.locationId, [question.substitute.variant])
  })
  wake()
}
