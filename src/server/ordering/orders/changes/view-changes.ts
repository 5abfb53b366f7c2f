import type { Order } from '../../../../contract/order/order.ts'
import type { OrderChange, OrderQuestion } from '../../../../contract/order/order-change.ts'
import type { orders, payments, StoredOrderState } from '../../../db/schema.ts'
import { isoIn } from '../../../shop/locations/zone-offsets.ts'
import { viewPicture } from '../../../shop/menu/picture.ts'
import type { Viewer } from '../../../shop/menu/view-product.ts'
import { amountOf } from '../../payments/rows.ts'
import type { Aftermath, QuestionRow } from './read-changes.ts'

interface Changed {
  order: typeof orders.$inferSelect
  payment: typeof payments.$inferSelect | null
  zone: string
  aftermath: Aftermath | undefined
}

type Shown = Pick<Order, 'changes' | 'questions' | 'returned' | 'due'>

/** Returns the events of an order since it was placed, in their API shape; kinds without any are left out. */
export function viewAftermath({ order, payment, zone, aftermath }: Changed, viewer: Viewer): Shown {
  if (aftermath === undefined) return {}
  const { changes, questions, returned } = aftermath
  const due = payment === null ? 0 : order.total - (amountOf(payment) - returned)
  const isOpen = order.status !== 'cancelled' && order.refundedAt === null
  return {
    ...(changes.length > 0 && { changes: changes.map(change => viewChange(change, zone, viewer)) }),
    ...(questions.length > 0 && { questions: questions.map(question => viewQuestion(question, zone, viewer)) }),
    ...(returned > 0 && { returned }),
    ...(isOpen && due > 0 && { due })
  }
}

function viewChange(
  { id, at, cause, before, after, hasNewNotes }: Aftermath['changes'][number],
  zone: string,
  { language }: Viewer
): OrderChange {
  const state = ({ lines, total, slotStart, method }: StoredOrderState) => ({
    lines: lines.map(line => ({ ...line, name: line.name[language], variantName: line.variantName[language] })),
    total,
    slotStart: isoIn(Date.parse(slotStart), zone),
    ...(method && { method })
  })
  return { id, at: isoIn(at.getTime(), zone), by: cause, before: state(before), after: state(after), hasNewNotes }
}

function viewQuestion(
  { id, lineId: line, missing, dueAt, substitute, takenTotal, leftTotal }: QuestionRow,
  zone: string,
  { language, origin }: Viewer
): OrderQuestion {
  const shown = substitute && {
    ...substitute,
    name: substitute.name[language],
    variantName: substitute.variantName[language],
    // Letters have no pictures, and no address of this server.
    ...(substitute.picture === null || origin === '' ? { picture: null } : viewPicture(origin, substitute.picture))
  }
  return { id, line, missing, until: isoIn(dueAt.getTime(), zone), substitute: shown, takenTotal, leftTotal }
}
