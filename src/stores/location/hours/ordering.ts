import { computed } from 'nanostores'
import { canOrderAt } from '../../../rules/cart/ordering.ts'
import { $location } from '../location.ts'
import { $now } from '../../core/now.ts'

/** True if the current store takes orders now (SPEC A5). */
export const $canOrder = computed([$location, $now], ({ detail }, now) => !detail || canOrderAt(detail, now))
