import { computed } from 'nanostores'
import { statusOf } from '../../../rules/time/hours.ts'
import { isOrderingAllowed } from '../../../rules/cart/ordering.ts'
import { scheduleOf } from './hours.ts'
import { $location } from '../location.ts'
import { $now } from '../../core/now.ts'

/** True if the current store accepts orders right now (SPEC A5). */
export const $canOrder = computed([$location, $now], ({ detail }, now) => {
  if (!detail) return true
  const isOpen = statusOf(scheduleOf(detail), detail.isOpen, now).kind === 'open'
  return isOrderingAllowed(isOpen, detail.deliverySettings)
})
