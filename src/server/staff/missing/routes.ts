import { maxLength, object, optional, pipe, string } from 'valibot'
import { readSubstitutes, setMissing, withdrawQuestion } from '../../../contract/staff/staff-missing.ts'
import type { Context } from '../../context.ts'
import { checked } from '../../http/request/fields.ts'
import { reportMissing } from '../../ordering/orders/changes/report-missing.ts'
import { withChangedOrder } from '../../ordering/orders/changes/with-changed-order.ts'
import { withdrawQuestionOf } from '../../ordering/orders/changes/withdraw-question.ts'
import { readOrderOf } from '../../ordering/orders/read-orders.ts'
import { audited } from '../audited.ts'
import type { ServeStaff } from '../serve-staff.ts'
import { findSubstitutes } from './find-substitutes.ts'
import { clearShelf, variantOf } from './clear-shelf.ts'

const asksWords = object({ q: optional(pipe(string(), maxLength(80)), '') })

/** Serves missing items of orders to the staff: substitutes, reports, and the withdrawal of a question. */
export function missingRoutes(serve: ServeStaff, context: Context): void {
  const { db, clock } = context

  serve(readSubstitutes, async ({ param, query, ...viewer }) => {
    const { q } = checked(asksWords, query)
    const wanted = { order: param('order'), line: param('line'), q, now: clock() }
    return { substitutes: await findSubstitutes(db, wanted, viewer) }
  })

  serve(setMissing, async ({ member, param, body, ...viewer }) => {
    const order = param('order')
    const { soldOut, ...report } = body
    const variant = soldOut ? await variantOf(db, param('line')) : undefined
    const by = { memberId: member.id, memberName: member.name }
    const instead = body.substitute ? ', replaced' : ''
    const deed = {
      action: 'order-missing',
      orderId: order,
      detail: `${body.missing} of ${body.of} missing${instead}`
    } as const
    const work = () => reportMissing(context, order, { ...report, line: param('line') }, by)
    await audited(context, member, deed, () => withChangedOrder(context, order, viewer, work, true))
    if (variant !== undefined) await clearShelf(context, member, { order, variant })
    return readOrderOf(db, order, viewer, { isStaff: true })
  })

  serve(withdrawQuestion, async ({ member, param, ...viewer }) => {
    const order = param('order')
    const deed = { action: 'order-missing', orderId: order, detail: 'question withdrawn' } as const
    const work = () => withdrawQuestionOf(context, order, param('question'))
    await audited(context, member, deed, () => withChangedOrder(context, order, viewer, work, true))
    return readOrderOf(db, order, viewer, { isStaff: true })
  })
}
