import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/connection/transaction.ts'
import type { Transaction } from '../../../db/types.ts'
import { ApiError, badFields } from '../../../http/api-error.ts'
import { decideMissing } from '../../../../rules/order/missing.ts'
import { returnSoon } from '../../payments/capture-or-void.ts'
import type { OrderLineRow } from '../place/insert-order.ts'
import type { OrderRow } from '../read-orders.ts'
import { applyChange, type Changer } from './apply-change.ts'
import { askShopper } from './ask-shopper.ts'
import { cancelEmptied } from './cancel-emptied.ts'
import { loadOrder } from './load-order.ts'
import { lockOrder, refuseUnlessChangeable } from './lock-order.ts'
import { leavesNothing, missingEdit, type Missing } from './missing-edit.ts'
import { type PlannedChange, planChange } from './plan-change.ts'
import { openQuestions } from './questions.ts'
import { lineMovedWords } from './words.ts'

/** A report of missing pieces: the line, its quantity as the staff saw it, and the substitute. */
export interface MissingReport {
  line: string
  of: number
  missing: number
  substitute: { variant: string; quantity: number } | null
}

/** The outcome: the order was changed, its shopper is asked, or nothing of it was left and it was cancelled. */
export type MissingOutcome = 'applied' | 'asked' | 'cancelled'

/**
 * Leaves missing pieces out, replaces them, or asks the shopper, by the line's choice, in one transaction. Throws 409 with a sentence if
 * the line was changed since, has an open question, or the order is past its preparation.
 */
export async function reportMissing(
  context: Context,
  id: string,
  report: MissingReport,
  member: Pick<Changer, 'memberId' | 'memberName'>
): Promise<MissingOutcome> {
  const { db, clock, wake } = context
  const changer: Changer = { cause: 'staff', ...member }
  const outcome = await transaction(db, async tx => {
    const now = clock()
    const order = await lockOrder(tx, id)
    refuseUnlessChangeable(order)
    const missing = await findMissing(tx, order, report)
    const { left, taken } = await planBoth(tx, order, missing, now)
    const planned = taken ?? left
    if (decide(order, missing, taken, left) === 'apply') {
      if (planned === undefined) return 'empty' as const
      await applyChange(tx, context, planned, changer, now)
      return 'applied' as const
    }
    const [takenTotal, leftTotal] = [taken?.sums.total ?? left?.sums.total ?? 0, left?.sums.total ?? 0]
    await askShopper(tx, context, { missing, taken, takenTotal, leftTotal }, { changer, order, now })
    return 'asked' as const
  })
  wake()
  if (outcome !== 'empty') {
    returnSoon(context, id)
    return outcome
  }
  await cancelEmptied(context, id, async (_, tx) => {
    const lines = (await loadOrder(tx, await lockOrder(tx, id), [])).lines
    return lines.length === 1 && lines[0]?.id === report.line && lines[0].quantity === report.missing
  })
  return 'cancelled'
}

type FoundMissing = Missing & { line: OrderLineRow }

async function findMissing(
  tx: Transaction,
  order: OrderRow,
  { line: lineId, of, missing, substitute }: MissingReport
): Promise<FoundMissing> {
  const { lines } = await loadOrder(tx, order, [])
  const line = lines.find(candidate => candidate.id === lineId)
  const isAsked = (await openQuestions(tx, order)).some(question => question.lineId === lineId)
  if (line === undefined || line.quantity !== of || isAsked)
    throw new ApiError(409, 'conflict', { words: lineMovedWords })
  if (missing > of) throw badFields({ missing: 'number' })
  if (substitute !== null && substitute.variant === line.variantId) throw badFields({ 'substitute.variant': 'choice' })
  return { line, missing, substitute }
}

interface Plans {
  /** The order without the missing pieces; undefined if nothing would be left. */
  left: PlannedChange | undefined
  /** The order with the substitute. */
  taken: PlannedChange | undefined
}

async function planBoth(tx: Transaction, order: OrderRow, missing: FoundMissing, now: Date): Promise<Plans> {
  const { lines } = await loadOrder(tx, order, [])
  const withTaken = missing.substitute && missingEdit(missing, lines)
  const taken = withTaken ? await planChange(tx, order, withTaken, now) : undefined
  const without = missingEdit({ ...missing, substitute: null }, lines)
  const left = leavesNothing(without, lines) ? undefined : await planChange(tx, order, without, now)
  return { left, taken }
}

function decide(
  order: OrderRow,
  { line, missing, substitute }: FoundMissing,
  taken: PlannedChange | undefined,
  left: PlannedChange | undefined
): 'apply' | 'ask' {
  const offered = taken?.sums.lines.find(({ row }) => row.variant.id === substitute?.variant)
  return decideMissing({
    choice: line.ifMissing ?? 'ask',
    missingPrice: line.unitPrice * missing,
    substitutePrice: offered && substitute ? offered.unitPrice * substitute.quantity : undefined,
    total: order.total,
    newTotal: (taken ?? left)?.sums.total ?? 0
  })
}
