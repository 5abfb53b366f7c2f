import { $now } from '../../client/now.ts'
import { reminderAt } from '../orders/rules/remind.ts'
import { $orders } from './orders.ts'
import { ring } from './sound.ts'

/**
 * Reminds of orders that wait to be confirmed, by the chime: gently, then louder. Each board of the store does, so that one
 * that is out of earshot is not the only one. Returns a function that ends this.
 */
export const keepReminding = (): (() => void) =>
  $now.listen(now => {
    const kind = reminderAt($orders.get()?.open ?? [], now)
    if (kind) ring(kind)
  })
