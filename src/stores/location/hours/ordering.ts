import { computed } from 'nanostores'
import { canOrderAt } from '../../../rules/cart/ordering.ts'
import { $location } from '../location.ts'
import { $now } from '../../core/now.ts'

/** Whether the current store takes orders at this moment (SPEC A5). */
export const $canOrder = computed([$location, $now], ({ detail }, now) => !detail || canOrderAt(detail, now))
