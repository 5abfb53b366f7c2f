import type { Method } from '../../contract/cart/method.ts'
import type { MessageOverrides } from '../../stores/core/form-messages.ts'

/** The words for the time, which is chosen and not typed, by how the order reaches the shopper. */
export const slotWords = (method: Method): MessageOverrides => ({
  'slot.required': 'error.choice',
  ...(method === 'delivery' && { slot: 'field.slotDelivery' })
})
