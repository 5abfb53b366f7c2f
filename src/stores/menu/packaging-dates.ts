import { computed } from 'nanostores'
import { dataOf } from '../../client/async-state.ts'
import { $menu } from './menu.ts'

/** True if the menu has a packaging date at all; sorting and filtering by freshness are offered only then. */
export const $hasPackagingDates = computed($menu, menu =>
  Boolean(dataOf(menu)?.products.some(({ variants }) => variants.some(({ packagedOn }) => packagedOn !== undefined)))
)
