import { computed } from 'nanostores'
import { resettable } from '../../client/reset.ts'
import { $place, navigate } from '../../routing/location.ts'
import { formatMenuQuery, type MenuQuery, parseMenuQuery } from '../../routing/menu-query.ts'
import { locationIn, paths } from '../../routing/paths.ts'
import { $listPlace } from './list-place.ts'
import { $slug } from '../location/location.ts'

/** Returns true if the path is a menu's, so that the query applies to it. */
const isMenu = (path: string): boolean => locationIn(path) !== undefined && !path.includes('/', 1)

/** The menu query in normalised form; empty for none. A product shown over the list keeps the list's query. */
export const $queryText = computed([$place, $listPlace], ({ path, query }, list) => {
  const menuQuery = isMenu(path) ? query : list && isMenu(list.path) ? list.query : ''
  return formatMenuQuery(parseMenuQuery(menuQuery))
})

/** True if there is a menu query. */
export const $hasQuery = computed($queryText, text => text !== '')

/** The search, filter and sort order, parsed from the URL. */
export const $query = computed($queryText, (text): MenuQuery => parseMenuQuery(text))

/** Changes the menu query: adds a history entry, or replaces the last one with `replace`. */
export function changeQuery(change: Partial<MenuQuery>, options: { replace?: boolean } = {}): void {
  const slug = $slug.get()
  if (slug === undefined) return
  const query = formatMenuQuery({ ...$query.get(), ...change }, $place.get().query)
  navigate(`${paths.location(slug)}${query && `?${query}`}`, { ...options, as: 'stay' })
}

/** The text with which Enter was pressed last, until it is known whether it names a product: `open-identified.ts`. */
export const $enteredSearch = resettable(['shopper', 'visitor'], '')

/** Searches for the typed text. The first keystroke adds a history entry; further ones replace it. */
export function searchFor(q: string): void {
  const typed = parseMenuQuery(new URLSearchParams({ q }).toString()).q
  if (typed !== $query.get().q) changeQuery({ q: typed }, { replace: $query.get().q !== '' })
}
