import { resettable } from '../../../client/reset.ts'
import { type ListFilter, noFilter } from './filter.ts'

/** The search in the list of products. */
export const $listFilter = resettable<ListFilter>('person', noFilter)

/** The ids of the products that are selected. */
export const $selected = resettable<ReadonlySet<string>>('person', new Set())
