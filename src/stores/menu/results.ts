import type { Product } from '../../contract/catalog/menu.ts'
import { onReset, resettable } from '../../client/reset.ts'

/** The results of a menu query. */
export interface Results {
  /** The query, as in `$queryText`; undefined before the first one. */
  queryText: string | undefined
  products: Product[]
  /** If nothing was found: similar names. */
  near: string[]
  /** If nothing was found: ids of the nearest categories. */
  shelves?: string[]
  /** If nothing was found: the number of results without the filters. */
  unfiltered: number
}

/** No results yet. */
export const noResults: Results = { queryText: undefined, products: [], near: [], unfiltered: 0 }

/** The results of the current query; computed by the menu's search while there are subscribers. */
export const $results = resettable<Results>('all', noResults)

// They name the words that a kiosk's visitor searched for, and the next ones take a moment. Those without a query don't.
onReset('visitor', () => {
  if ($results.value?.queryText) $results.set(noResults)
})
