import { computed } from 'nanostores'
import { $place, navigate } from '../../routing/location.ts'
import { formatMenuQuery, type MenuQuery, noMenuQuery, parseMenuQuery } from '../../routing/menu-query.ts'
import { locationIn, paths } from '../../routing/paths.ts'
import { $listPlace } from './list-place.ts'
import { $slug } from '../location/location.ts'

/** Whether a path is that of a menu, and its query the menu's. */
const isMenu = (path: string): boolean => locationIn(path) !== undefined && !path.includes('/', 1)

/**
 * What is asked of the menu, as text: the same text for the same question, empty for none. A product that lies over the
 * list leaves the list as it was asked for.
 */
export const $queryText = computed([$place, $listPlace], ({ path, query }, list) => {
  const asked = isMenu(path) ? query : list && isMenu(list.path) ? list.query : ''
  return formatMenuQuery(parseMenuQuery(asked))
})

/** Whether anything is asked of the menu. */
export const $isAsked = computed($queryText, text => text !== '')

/** What is searched for, filtered by and ordered by; the address says it. */
export const $query = computed($queryText, (text): MenuQuery => parseMenuQuery(text))

/** Asks something else of the menu: a step that Back undoes, or with `replace` in the place of the last one. */
export function changeQuery(change: Partial<MenuQuery>, options: { replace?: boolean } = {}): void {
  const slug = $slug.get()
  if (slug === undefined) return
  const query = formatMenuQuery({ ...$query.get(), ...change }, $place.get().query)
  navigate(`${paths.location(slug)}${query && `?${query}`}`, { ...options, stay: true })
}

/** Searches for what was typed. The first letter is a step that Back undoes, and what is typed on changes that step. */
export function searchFor(q: string): void {
  const typed = parseMenuQuery(new URLSearchParams({ q }).toString()).q
  if (typed !== $query.get().q) changeQuery({ q: typed }, { replace: $query.get().q !== '' })
}

/** Goes into a category or out of it. What was chosen in another one goes: its subcategories, and figures in its unit. */
export const chooseCategory = (category: string | undefined, change: Partial<MenuQuery> = {}): void =>
  changeQuery({ ...change, category, subs: [], thc: undefined, cbd: undefined })

/** The filter's lists, of which several can be chosen. */
export type Choices = 'subs' | 'brands' | 'strains' | 'sizes' | 'effects'

/** Adds a choice to a list of the filter, or takes it out. */
export function toggleChoice(list: Choices, key: string): void {
  const chosen: readonly string[] = $query.get()[list]
  changeQuery({ [list]: chosen.includes(key) ? chosen.filter(one => one !== key) : [...chosen, key] })
}

/** Takes all of the filter away, and keeps what is searched for and the order. */
export const clearFilter = (): void => {
  const { q, sort } = $query.get()
  changeQuery({ ...noMenuQuery, q, sort })
}

/** Shows the whole menu again. */
export const clearQuery = (): void => changeQuery(noMenuQuery)
