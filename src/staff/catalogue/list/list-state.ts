import { resettable } from '../../../client/reset.ts'
import { hasUnsaved } from '../edit/save-product.ts'
import { $opened } from '../opened.ts'
import { $shelfView } from '../shelves/shelf-form.ts'
import { $tab } from '../../open-dialog.ts'
import { type ListFilter, noFilter } from './filter.ts'

/** The search in the list of products. */
export const $listFilter = resettable<ListFilter>('person', noFilter)

/** True while products are chosen for a sale that is added from the promotions. */
export const $isAddingSale = resettable('person', false)

/** Opens the list for choosing the products of a new sale. */
export function addSale(): void {
  $listFilter.set(noFilter)
  $selected.set(new Set())
  $isAddingSale.set(true)
  $shelfView.set('products')
  if (!hasUnsaved()) $opened.set(undefined)
  $tab.set('products')
}

/** The ids of the products that are selected. */
export const $selected = resettable<ReadonlySet<string>>('person', new Set())
