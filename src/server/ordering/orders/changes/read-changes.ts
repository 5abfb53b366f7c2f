import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import { orderChanges, orderQuestions, paymentReturns, payments } from '../../../db/schema.ts'
import type { Queries } from '../../../db/types.ts'

/** A stored question to a shopper. */
export type QuestionRow = typeof orderQuestions.$inferSelect

/** The events of an order since it was placed, besides its status. */
export interface Aftermath {
  changes: (typeof orderChanges.$inferSelect)[]
  /** Those that are open. */
  questions: QuestionRow[]
  /** The cents that its card has got back. */
  returned: number
}

/** Reads the changes, open questions and returned money of orders, by their ids; nothing for one without any. */
export async function readAftermath(db: Queries, ids: readonly string[]): Promise<Map<string, Aftermath>> {
  const found = new Map<string, Aftermath>()
  if (ids.length === 0) return found
  const at = (id: string): Aftermath => {
    const known = found.get(id) ?? { changes: [], questions: [], returned: 0 }
    found.set(id, known)
    return known
  }
  const [changes, questions, returned] = await Promise.all([
    db
      .select()
      .from(orderChanges)
      .where(inArray(orderChanges.orderId, [...ids]))
      .orderBy(asc(orderChanges.serial)),
    db
      .select()
      .from(orderQuestions)
      .where(and(inArray(orderQuestions.orderId, [...ids]), isNull(orderQuestions.endedAt)))
      .orderBy(asc(orderQuestions.at), asc(orderQuestions.id)),
    db
      .select({ order: payments.orderId, cents: sql<number>`sum(${paymentReturns.amount})::int` })
      .from(paymentReturns)
      .innerJoin(payments, sql`${payments.id} = ${paymentReturns.paymentId}`)
      .where(inArray(payments.orderId, [...ids]))
      .groupBy(payments.orderId)
  ])
  for (const change of changes) at(change.orderId).changes.push(change)
  for (const question of questions) at(question.orderId).questions.push(question)
  for (const { order, cents } of returned) if (order !== null) at(order).returned = cents
  return found
}
