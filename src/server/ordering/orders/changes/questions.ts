import { and, eq, isNull } from 'drizzle-orm'
import { orderQuestions, type QuestionEnd } from '../../../db/schema.ts'
import type { Transaction } from '../../../db/types.ts'
import { ApiError } from '../../../http/api-error.ts'
import { publishStock } from '../../../shop/locations/publish-location.ts'
import type { OrderRow } from '../read-orders.ts'
import type { ChangeContext } from './apply-change.ts'
import { lockListings } from './load-order.ts'
import { giveUnits } from './move-stock.ts'
import type { QuestionRow } from './read-changes.ts'
import { answeredWords, openQuestionWords } from './words.ts'

/** The minutes that a shopper has to answer a question. */
export const ANSWER_MINUTES = 10

/** Reads the open questions of an order, which is locked. */
export const openQuestions = (tx: Transaction, { id }: Pick<OrderRow, 'id'>): Promise<QuestionRow[]> =>
  tx
    .select()
    .from(orderQuestions)
    .where(and(eq(orderQuestions.orderId, id), isNull(orderQuestions.endedAt)))

/** Finds an open question of an order, which is locked; throws 409 if it has ended. */
export async function openQuestion(tx: Transaction, order: OrderRow, id: string): Promise<QuestionRow> {
  const question = (await openQuestions(tx, order)).find(candidate => candidate.id === id)
  if (question === undefined) throw new ApiError(409, 'conflict', { words: answeredWords })
  return question
}

/**
 * Ends an open question of a locked order, and gives the reserved units of its substitute back, which a change that takes it takes
 * again. `also` are other sizes whose listings the transaction goes on to change: all are locked in one order.
 */
export async function endQuestion(
  tx: Transaction,
  order: OrderRow,
  { id, substitute, lots }: QuestionRow,
  { end, now, also = [] }: { end: QuestionEnd; now: Date; also?: readonly string[] }
): Promise<void> {
  await tx.update(orderQuestions).set({ endedAt: now, end }).where(eq(orderQuestions.id, id))
  if (substitute === null) return
  const { variant: variantId, quantity } = substitute
  await lockListings(tx, order.locationId, [variantId, ...also])
  const size = { locationId: order.locationId, variantId }
  await giveUnits(tx, size, { units: quantity, of: quantity, lots: lots ?? [] }, now)
}

/** Withdraws all open questions of an order that is cancelled. */
export async function withdrawQuestions(
  tx: Transaction,
  context: ChangeContext,
  order: OrderRow,
  now: Date
): Promise<void> {
  const questions = await openQuestions(tx, order)
  const variants = questions.flatMap(({ substitute }) => substitute?.variant ?? [])
  for (const question of questions) await endQuestion(tx, order, question, { end: 'withdrawn', now, also: variants })
  if (variants.length > 0) await publishStock(tx, context, order.locationId, variants)
}

/** Throws 409 while a question to the shopper is open: its answer decides the order's lines. */
export async function refuseWithOpenQuestion(tx: Transaction, order: OrderRow): Promise<void> {
  if ((await openQuestions(tx, order)).length > 0) throw new ApiError(409, 'conflict', { words: openQuestionWords })
}
