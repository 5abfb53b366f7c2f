import type { Result } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { resettable } from '../../client/reset.ts'
import type { OrderStatus } from '../../contract/order/order.ts'
import {
  refundOrder,
  releaseHold,
  setOrderStatus,
  type StaffOrder,
  undoOrderStatus
} from '../../contract/staff/staff-board.ts'
import type { RefundedPart } from '../../rules/order/refund.ts'
import { say } from '../staff-words.ts'
import { showChange, showDone, showFailure } from './notices.ts'
import { putOrder, readOrders } from './orders.ts'

/** The order that was acted on last, and which of its buttons takes the focus when it changes columns. */
export const $acted = resettable<{ id: string; button: number } | undefined>('person', undefined)

/** Puts the changed order into the lists. Returns false if the change was refused, and shows why. */
function take(result: Result<StaffOrder>): boolean {
  if (result.ok) putOrder(result.value)
  else showFailure(result.problem)
  return result.ok
}

async function undo(orders: readonly StaffOrder[]): Promise<void> {
  let isDone = true
  for (const { id } of orders) isDone &&= take(await request(undoOrderStatus, { params: { order: id } }))
  const [first] = orders
  if (isDone && first)
    showDone(orders.length === 1 ? 'undone' : 'undoneMany', { number: first.number, count: orders.length })
  await readOrders()
}

interface Details {
  reason?: string | null
  ageChecked?: boolean
}

const send = (id: string, status: OrderStatus, details: Details) =>
  request(setOrderStatus, {
    params: { order: id },
    body: { status, reason: null, ageChecked: false, undo: true, ...details }
  })

/** Sets an order's status, which can be undone for five seconds. The server carries it out. */
export async function moveOrder(order: StaffOrder, status: OrderStatus, details: Details = {}): Promise<void> {
  const result = await send(order.id, status, details)
  // Together: the card that takes the focus is the one in the new column.
  if (result.ok) $acted.set({ id: order.id, button: 0 })
  if (!take(result)) return readOrders()
  showChange('moved', { number: order.number, state: say(`is.${status}`) }, () => void undo([order]))
}

/** Confirms several orders together. */
export async function confirmAll(orders: readonly StaffOrder[]): Promise<void> {
  const done: StaffOrder[] = []
  for (const order of orders) {
    if (!take(await send(order.id, 'confirmed', {}))) break
    done.push(order)
  }
  if (done.length > 0) showChange('movedMany', { count: done.length }, () => void undo(done))
  if (done.length < orders.length) await readOrders()
}

/** Releases an order that was held for review. */
export async function releaseOrder({ id, number }: StaffOrder): Promise<void> {
  if (take(await request(releaseHold, { params: { order: id }, body: { hold: null } })))
    showDone('released', { number })
}

/** Records that a completed order, or the part of it that is refunded by then, is refunded, with the reason. */
export async function refund({ id, number }: StaffOrder, reason: string, part?: RefundedPart): Promise<void> {
  const lines = Object.entries(part?.pieces ?? {}).map(([line, quantity]) => ({ line, quantity }))
  const body = { reason, ...(part && { part: { lines, fee: part.fee, tip: part.tip } }) }
  if (take(await request(refundOrder, { params: { order: id }, body })))
    showDone(part ? 'refundPartDone' : 'refundDone', { number })
}
