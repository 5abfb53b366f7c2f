import { eq } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { type ChangeCause, orderQuestions, type QuestionEnd } from '../../../db/schema.ts'
import { transaction } from '../../../db/connection/transaction.ts'
import type { Transaction } from '../../../db/types.ts'
import { ApiError } from '../../../http/api-error.ts'
import { publishStock } from '../../../shop/locations/publish-location.ts'
import { returnSoon } from '../../payments/capture-or-void.ts'
import { publishOrder } from '../publish-order.ts'
import type { OrderRow } from '../read-orders.ts'
import { applyChange } from './apply-change.ts'
import { cancelEmptied } from './cancel-emptied.ts'
import { loadOrder } from './load-order.ts'
import { lockOrder, refuseUnlessChangeable } from './lock-order.ts'
import { leavesNothing, missingEdit } from './missing-edit.ts'
import type { OrderEdit } from './order-edit.ts'
import { holdTerms, planChange } from './plan-change.ts'
import { endQuestion, openQuestion } from './questions.ts'
import type { QuestionRow } from './read-changes.ts'
import { dearerWords } from './words.ts'

/** The end of a question by its shopper's answer, or by the clock. */
export interface Settlement {
  end: Extract<QuestionEnd, 'taken' | 'left' | 'unanswered'>
  cause: Extract<ChangeCause, 'answer' | 'timeout'>
}

/** The total is no longer the one that the shopper was asked about. */
class OtherTotal extends Error {
  readonly total: number

  constructor(total: number) {
    super('The total of a question has changed.')
    this.total = total
  }
}

/**
 * Ends an open question and changes the order by its end, in one transaction: the first of answer, timeout and withdrawal wins,
 * and the others get 409. No one pays more than the total that the question names; without an answer, nothing that would make the
 * order dearer is done, and the staff see that no answer came.
 */
export async function settleQuestion(
  context: Context,
  id: string,
  questionId: string,
  settlement: Settlement
): Promise<void> {
  const { db, wake } = context
  const outcome = await transaction(db, tx => settle(tx, context, { id, questionId, settlement })).catch(
    async (error: unknown) => {
      if (!(error instanceof OtherTotal)) throw error
      const totals = settlement.end === 'taken' ? { takenTotal: error.total } : { leftTotal: error.total }
      await db.update(orderQuestions).set(totals).where(eq(orderQuestions.id, questionId))
      throw new ApiError(409, 'conflict', { words: dearerWords })
    }
  )
  wake()
  if (outcome === 'settled') return returnSoon(context, id)
  await cancelEmptied(context, id, async (order, tx) => {
    const question = await openQuestion(tx, order, questionId)
    await endQuestion(tx, order, question, { end: settlement.end, now: context.clock() })
    return true
  })
}

interface Settling {
  id: string
  questionId: string
  settlement: Settlement
}

async function settle(
  tx: Transaction,
  context: Context,
  { id, questionId, settlement }: Settling
): Promise<'settled' | 'empty'> {
  const { end, cause } = settlement
  const now = context.clock()
  const order = await lockOrder(tx, id)
  refuseUnlessChangeable(order)
  const question = await openQuestion(tx, order, questionId)
  const { edit, isEmpty } = await editOf(tx, order, question, end === 'taken')
  if (isEmpty) return 'empty'
  // Before the listings, in the order in which other transactions lock them.
  await holdTerms(tx, order)
  await endQuestion(tx, order, question, { end, now, also: [...edit.quantities.keys()] })
  const planned = await planChange(tx, order, edit, now)
  const most = end === 'unanswered' ? order.total : end === 'taken' ? question.takenTotal : question.leftTotal
  if (planned.sums.total <= most) await applyChange(tx, context, planned, { cause }, now)
  else if (end === 'unanswered') await publishOrder(tx, context, order, order.status)
  else throw new OtherTotal(planned.sums.total)
  if (question.substitute) await publishStock(tx, context, order.locationId, [question.substitute.variant])
  return 'settled'
}

async function editOf(
  tx: Transaction,
  order: OrderRow,
  { lineId, missing, substitute }: QuestionRow,
  isTaken: boolean
): Promise<{ edit: OrderEdit; isEmpty: boolean }> {
  const { lines } = await loadOrder(tx, order, [])
  const line = lines.find(candidate => candidate.id === lineId)
  // Somebody has taken the line out since: nothing of it is missing any more.
  if (line === undefined) return { edit: { quantities: new Map() }, isEmpty: false }
  const edit = missingEdit({ line, missing, substitute: isTaken ? substitute : null }, lines)
  return { edit, isEmpty: leavesNothing(edit, lines) }
}
