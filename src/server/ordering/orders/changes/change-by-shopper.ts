import { and, count, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { changeOrder, ChangedSums, previewChange } from '../../../../contract/order/change-order.ts'
import type { Context } from '../../../context.ts'
import { orderChanges, payments } from '../../../db/schema.ts'
import { transaction } from '../../../db/connection/transaction.ts'
import type { Transaction } from '../../../db/types.ts'
import { ApiError } from '../../../http/api-error.ts'
import type { Language } from '../../../http/request/language.ts'
import { viewTaxes } from '../../carts/view-cart.ts'
import { returnSoon } from '../../payments/capture-or-void.ts'
import { amountOf } from '../../payments/rows.ts'
import { returnedOf } from '../../payments/settle-difference.ts'
import { cancellable, type OrderRow } from '../read-orders.ts'
import { applyChange } from './apply-change.ts'
import { loadOrder } from './load-order.ts'
import { lockOrder } from './lock-order.ts'
import { leavesNothing } from './missing-edit.ts'
import type { OrderEdit } from './order-edit.ts'
import { type PlannedChange, planChange } from './plan-change.ts'
import { openQuestions } from './questions.ts'
import { answerFirstWords, begunWords, dearerWords, nothingLeftWords, oftenWords } from './words.ts'

type Edit = InferOutput<(typeof previewChange)['body']>

/** The most changes of one order by its shopper, each of which sends a letter. */
const MOST = 20

/** Changes an order for its shopper before its preparation begins; throws 409 if its total isn't the one that they have seen. */
export async function changeByShopper(
  context: Context,
  id: string,
  { total, ...edit }: InferOutput<(typeof changeOrder)['body']>
): Promise<void> {
  const { db, clock, wake } = context
  await transaction(db, async tx => {
    const now = clock()
    const planned = await planEdit(tx, id, edit, now)
    if (planned.sums.total !== total) throw new ApiError(409, 'stale', { words: dearerWords })
    const { loaded, moves, slot } = planned
    const hasNotes = edit.notes !== undefined && edit.notes !== loaded.order.notes
    if (moves.size > 0 || slot !== undefined || hasNotes)
      await applyChange(tx, context, planned, { cause: 'shopper' }, now)
  })
  wake()
  returnSoon(context, id)
}

/** Returns the sums of an order after a change; refused like the change itself. */
export async function previewOfChange(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
  edit: Edit,
  language: Language
): Promise<ChangedSums> {
  return transaction(db, async tx => viewSums(tx, await planEdit(tx, id, edit, clock()), language))
}

async function planEdit(
  tx: Transaction,
  id: string,
  { lines, slot, notes, method, address }: Edit,
  now: Date
): Promise<PlannedChange> {
  const order = await lockOrder(tx, id)
  if (!cancellable.includes(order.status)) throw new ApiError(409, 'conflict', { words: begunWords })
  if ((await openQuestions(tx, order)).length > 0) throw new ApiError(409, 'conflict', { words: answerFirstWords })
  await refuseTooMany(tx, order)
  const edit: OrderEdit = {
    quantities: new Map(lines.map(({ variant, quantity }) => [variant, quantity])),
    slot,
    method,
    address,
    ...(notes !== undefined && { notes: notes || null })
  }
  if (leavesNothing(edit, (await loadOrder(tx, order, [])).lines))
    throw new ApiError(409, 'conflict', { words: nothingLeftWords })
  const planned = await planChange(tx, order, edit, now)
  refuseUnlessBrought(planned)
  return planned
}

/** Throws 409 if a delivery goes nowhere the store delivers, or if the change brings it below its minimum. */
function refuseUnlessBrought({ loaded: { order }, sums, method }: PlannedChange): void {
  const { deliveryQuote, subtotal } = sums
  if (deliveryQuote === null) return
  const isMoved = method !== order.method || deliveryQuote.address !== order.address
  if (isMoved && deliveryQuote.zone === null) throw new ApiError(409, 'out_of_zone')
  if (deliveryQuote.missing > 0 && (isMoved || subtotal < order.subtotal)) throw new ApiError(409, 'below_minimum')
}

async function refuseTooMany(tx: Transaction, { id }: OrderRow): Promise<void> {
  const [row] = await tx
    .select({ changes: count() })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, id), eq(orderChanges.cause, 'shopper')))
  if (row !== undefined && row.changes >= MOST) throw new ApiError(429, 'rate_limited', { words: oftenWords })
}

async function viewSums(tx: Transaction, { loaded, sums }: PlannedChange, language: Language): Promise<ChangedSums> {
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, loaded.order.id))
  // Of a hold that isn't captured yet, all can be.
  const isHeld = payment?.status === 'authorised' && payment.captureBegunAt === null
  const onCard = payment && (isHeld ? payment.amount : amountOf(payment) - (await returnedOf(tx, payment.id)))
  return {
    subtotal: sums.subtotal,
    deals: sums.deals.map(({ row: { id, name }, amount }) => ({ id, name: name[language], amount })),
    promos: sums.promos.flatMap(({ row, code, amount }) =>
      row && amount > 0 ? [{ code, name: row.name[language], amount }] : []
    ),
    fee: sums.fee,
    deposits: sums.deposits,
    taxes: viewTaxes(sums.taxes, language),
    tip: sums.tip,
    pointsRedeemed: sums.pointsRedeemed,
    total: sums.total,
    due: onCard === undefined ? 0 : Math.max(0, sums.total - onCard)
  }
}
