import { and, type AnyColumn, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { type ChangeCause, newId, orderChanges, orderQuestions } from '../../../db/schema.ts'
import type { Transaction } from '../../../db/types.ts'
import { enqueue } from '../../../outbox/jobs.ts'
import { publishStock } from '../../../shop/locations/publish-location.ts'
import { capacityOf, takePlace, givePlaceBack } from '../../../shop/slots/places.ts'
import { enter } from '../../loyalty/ledger.ts'
import { publishPoints } from '../../loyalty/publish-points.ts'
import { settleDifference } from '../../payments/settle-difference.ts'
import { givePromosBack, noteDeals, redeemPromos } from '../../promos/redeem.ts'
import { emailJobs } from '../emails/order-emails.ts'
import { publishOrder } from '../publish-order.ts'
import type { OrderRow } from '../read-orders.ts'
import { moveStock } from './move-stock.ts'
import type { PlannedChange } from './plan-change.ts'
import { stateOf, writeChange } from './write-change.ts'

/** Who makes a change. */
export interface Changer {
  cause: ChangeCause
  memberId?: string | null
  memberName?: string | null
}

/** The dependencies of a change. */
export type ChangeContext = Pick<Context, 'publish' | 'staffSecret'>

/**
 * Carries out a planned change in the transaction that planned it: stock and lots, slot, codes, deals, points, sums and money,
 * with its record, the messages to open pages, and the letter to the shopper. Returns the changed order.
 */
export async function applyChange(
  tx: Transaction,
  context: ChangeContext,
  planned: PlannedChange,
  { cause, memberId = null, memberName = null }: Changer,
  now: Date
): Promise<OrderRow> {
  const { loaded, edit, moves } = planned
  const before = { order: loaded.order, lines: loaded.lines }
  const id = newId()
  const lots = await moveStock(tx, planned, now)
  await movePlace(tx, planned)
  const after = await writeChange(tx, planned, lots)
  await renewOffers(tx, planned)
  await movePoints(tx, before.order, after.order, { changeId: id, now })
  await settleDifference(tx, after.order, { cause: id, now })
  await tx.insert(orderChanges).values({
    id,
    orderId: before.order.id,
    at: now,
    cause,
    memberId,
    memberName,
    before: stateOf(before),
    after: stateOf(after),
    hasNewNotes: edit.notes !== undefined && edit.notes !== before.order.notes
  })
  await shiftQuestions(tx, before.order, after.order)
  await publishOrder(tx, context, after.order, after.order.status)
  if (moves.size > 0) await publishStock(tx, context, after.order.locationId, [...moves.keys()])
  await publishPoints(tx, context, after.order.accountId)
  await enqueue(tx, ...emailJobs(after.order, 'changed', { change: id }))
  return after.order
}

/** The totals in open questions about other lines follow the order's; a difference that is left is found at the answer. */
async function shiftQuestions(tx: Transaction, before: OrderRow, after: OrderRow): Promise<void> {
  const cents = after.total - before.total
  if (cents === 0) return
  const shifted = (total: AnyColumn) => sql`greatest(0, ${total} + ${cents}::int)`
  await tx
    .update(orderQuestions)
    .set({ takenTotal: shifted(orderQuestions.takenTotal), leftTotal: shifted(orderQuestions.leftTotal) })
    .where(and(eq(orderQuestions.orderId, after.id), isNull(orderQuestions.endedAt)))
}

async function movePlace(tx: Transaction, { loaded: { order, location }, slot, method }: PlannedChange): Promise<void> {
  if (slot === undefined) return
  await givePlaceBack(tx, order)
  await takePlace(
    tx,
    { locationId: order.locationId, method, slotStart: new Date(slot.start) },
    capacityOf(location, method)
  )
}

/** Records the codes and deals that the order uses now in place of those before. */
async function renewOffers(tx: Transaction, { loaded: { order }, sums }: PlannedChange): Promise<void> {
  const { id: orderId, accountId, email, phone, placedAt: at } = order
  const use = { orderId, accountId, email, phone, at }
  await givePromosBack(tx, orderId)
  await redeemPromos(tx, sums.promos, use)
  const limited = sums.deals.filter(({ row }) => row.perPerson !== null)
  if (limited.length > 0) await noteDeals(tx, limited, use)
}

async function movePoints(
  tx: Transaction,
  before: OrderRow,
  after: OrderRow,
  { changeId: refundId, now: at }: { changeId: string; now: Date }
): Promise<void> {
  const { accountId, id: orderId } = before
  const used = ({ pointsRedeemed, rewardPoints }: OrderRow): number => pointsRedeemed + rewardPoints
  const points = used(before) - used(after)
  if (accountId === null || points === 0) return
  const kind = points > 0 ? 'returned' : 'redeemed'
  await enter(tx, { accountId, orderId, refundId, at, kind, points })
}
