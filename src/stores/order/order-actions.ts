import type { ApiProblem } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { inShape } from '../../contract/http/in-shape.ts'
import { cancelOrder, order as orderSchema, setOrderEmail } from '../../contract/order/order.ts'
import type { Sentence } from '../../i18n/translate.ts'
import { platform } from '../../platform/platform.ts'
import { normaliseForm } from '../../rules/person/form.ts'
import { correctRemembered } from '../checkout/remembered.ts'
import { dataOf } from '../../client/async-state.ts'
import { createForm } from '../../client/form.ts'
import { closePopup } from '../core/popup.ts'
import { showSentence, showToast } from '../../client/toasts.ts'
import { $order, showChanged } from './order.ts'

/** The cancellation form. */
export const cancelForm = createForm('person', { reason: '' }, cancelOrder.body, ({ reason }) =>
  normaliseForm({ reason: reason.trim() })
)

/** The form to correct the order's email address. */
export const emailForm = createForm('person', { email: '' }, setOrderEmail.body)

/** Shows the order included in a conflict response, and a sentence about it. Returns false for other errors. */
export function tookOver({ code, payload }: ApiProblem, said: Sentence = { key: 'order.movedOn' }): boolean {
  const now = code === 'conflict' && inShape(orderSchema, payload)
  if (!now) return false
  showChanged(now)
  showSentence(said, 'warn')
  return true
}

/** Corrects the order's email address, also where this device remembers it. Resolves to true on success. */
export async function changeEmail(order: string): Promise<boolean> {
  const before = dataOf($order.get())?.customer.email
  const result = await emailForm.submit(body => request(setOrderEmail, { params: { order }, body }))
  if (result?.ok) {
    showChanged(result.value)
    if (before) correctRemembered(before, result.value.customer.email)
  } else if (result && tookOver(result.problem, { text: result.problem.message })) emailForm.reset()
  return result?.ok ?? false
}

/** Cancels an order. */
export async function cancel(order: string): Promise<void> {
  const idempotencyKey = platform().randomId()
  const result = await cancelForm.submit(body => request(cancelOrder, { params: { order }, body, idempotencyKey }))
  if (!result) return
  if (result.ok) {
    showChanged(result.value)
    showToast('order.wasCancelled')
    closePopup()
  } else if (tookOver(result.problem)) closePopup()
}
