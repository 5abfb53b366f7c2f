import { safeParse } from 'valibot'
import type { ApiProblem } from '../../api/problem.ts'
import { request } from '../../api/request.ts'
import { cancelOrder, order as orderSchema, checkIn as checkInEndpoint } from '../../contract/order/order.ts'
import { platform } from '../../platform/platform.ts'
import { onReset } from '../core/reset.ts'
import { createForm } from '../core/form.ts'
import { showChanged } from './order.ts'
import { closePopup } from '../core/popup.ts'
import { showToast } from '../core/toasts.ts'

/** Where the shopper waits, as they typed it; it stays when it could not be sent. */
export const checkInForm = createForm({ car: '', spot: '' }, checkInEndpoint.body)

/** Why an order is cancelled, as it was typed. */
export const cancelForm = createForm({ reason: '' }, cancelOrder.body, ({ reason }) => ({
  reason: reason.trim() || null
}))

/** Shows the order that a conflict brings; false where it was something else. */
function tookOver({ code, payload }: ApiProblem): boolean {
  const parsed = safeParse(orderSchema, payload)
  if (code !== 'conflict' || !parsed.success) return false
  showChanged(parsed.output)
  showToast('order.movedOn', 'warn')
  return true
}

/** Tells the store that the shopper is at the curb; whether it knows now. */
export async function checkIn(order: string): Promise<boolean> {
  const result = await checkInForm.submit(body => request(checkInEndpoint, { params: { order }, body }))
  if (result?.ok) showChanged(result.value)
  else if (result && tookOver(result.problem)) checkInForm.refuse({})
  return result?.ok ?? false
}

/** Cancels an order for the shopper. */
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

function reset(): void {
  checkInForm.reset()
  cancelForm.reset()
}

onReset('orders', reset)
