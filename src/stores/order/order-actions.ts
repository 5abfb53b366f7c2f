import { safeParse } from 'valibot'
import type { ApiProblem } from '../../api/problem.ts'
import { request } from '../../api/request.ts'
import { cancelOrder, order as orderSchema, checkIn as checkInEndpoint } from '../../contract/order/order.ts'
import { platform } from '../../platform/platform.ts'
import { createForm } from '../core/form.ts'
import { showChanged } from './order.ts'
import { closePopup } from '../core/popup.ts'
import { showToast } from '../core/toasts.ts'

/** The curbside check-in form. Its values survive failures. */
export const checkInForm = createForm('person', { car: '', spot: '' }, checkInEndpoint.body)

/** The cancellation form. */
export const cancelForm = createForm('person', { reason: '' }, cancelOrder.body, ({ reason }) => ({
  reason: reason.trim() || null
}))

/** Shows the order included in a conflict response. Returns false for other errors. */
function tookOver({ code, payload }: ApiProblem): boolean {
  const parsed = safeParse(orderSchema, payload)
  if (code !== 'conflict' || !parsed.success) return false
  showChanged(parsed.output)
  showToast('order.movedOn', 'warn')
  return true
}

/** Tells the store that the shopper has arrived. Resolves to true on success. */
export async function checkIn(order: string): Promise<boolean> {
  const result = await checkInForm.submit(body => request(checkInEndpoint, { params: { order }, body }))
  if (result?.ok) showChanged(result.value)
  else if (result && tookOver(result.problem)) checkInForm.refuse({})
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
