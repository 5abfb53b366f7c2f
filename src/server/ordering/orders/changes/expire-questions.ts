import { and, isNull, lte } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { orderQuestions } from '../../../db/schema.ts'
import { ApiError } from '../../../http/api-error.ts'
import { withoutValues } from '../../../http/middleware/failures.ts'
import { settleQuestion } from './settle-question.ts'

/** Ends the questions whose time is up without an answer: the missing pieces are left out. */
export async function expireQuestions(context: Context): Promise<void> {
  const { db, clock, log } = context
  const due = await db
    .select({ id: orderQuestions.id, order: orderQuestions.orderId })
    .from(orderQuestions)
    .where(and(isNull(orderQuestions.endedAt), lte(orderQuestions.dueAt, clock())))
  for (const { id, order } of due) {
    try {
      await settleQuestion(context, order, id, { end: 'unanswered', cause: 'timeout' })
    } catch (error) {
      // The shopper was faster; and one that fails must not keep the others waiting.
      if (!(error instanceof ApiError)) log(`Ending the question ${id.slice(0, 8)} failed`, withoutValues(error))
    }
  }
}
