import { type MenuQuery, noMenuQuery } from '../../routing/menu-query.ts'
import { $query, changeQuery } from './menu-query.ts'

/** Selects or clears a category. Subcategories and potency ranges of the previous category are cleared. */
export const chooseCategory = (category: string | undefined, change: Partial<MenuQuery> = {}): void =>
  changeQuery({ ...change, category, subs: [], thc: undefined, cbd: undefined })

/** The multiple-choice filters. */
export type Choices = 'subs' | 'brands' | 'strains' | 'sizes' | 'terpenes' | 'effects'

/** Adds a choice to a filter, or removes it. */
export function toggleChoice(list: Choices, key: string): void {
  const chosen: readonly string[] = $query.get()[list]
  changeQuery({ [list]: chosen.includes(key) ? chosen.filter(other => other !== key) : [...chosen, key] })
}

/** Clears the filters; the search and sort order are kept. */
export const clearFilter = (): void => {
  const { q, sort } = $query.get()
  changeQuery({ ...noMenuQuery, q, sort })
}

/** Shows the whole menu. */
export const clearQuery = (): void => changeQuery(noMenuQuery)
