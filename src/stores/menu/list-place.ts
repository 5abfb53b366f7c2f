import { resettable } from '../core/reset.ts'
import { computed } from 'nanostores'
import { $place } from '../../routing/location.ts'
import { locationIn, paths } from '../../routing/paths.ts'
import { $slug } from '../location/location.ts'

/** The URL of a product list, and its store. */
interface ListPlace {
  path: string
  query: string
  location: string
}

/** The visible list, including while a product opened from it is shown on top; undefined if there is none. */
export const $listPlace = resettable<ListPlace | undefined>('all', undefined)

const isProduct = (path: string): boolean => /^\/[^/]+\/products\/[^/]+$/.test(path)

/** True if the product is shown over the list it was opened from. A product opened by its URL is a page. */
export const $isOverList = computed(
  [$place, $listPlace],
  ({ path }, list) => list !== undefined && isProduct(path) && locationIn(path) === list.location
)

/** The path of the current screen. While a product is shown over a list, it is the list's path. */
export const $screenPath = computed([$place, $listPlace], ({ path }, list) => list?.path ?? path)

/** Tracks the visible list. Returns an unsubscribe function. */
export function followList(): () => void {
  const unsubscribe = computed([$place, $slug], (place, slug) => ({ ...place, slug })).subscribe(
    ({ path, query, slug }) => {
      const location = path === paths.locations() ? slug : locationIn(path)
      if (location !== undefined && path.lastIndexOf('/') === 0) $listPlace.set({ path, query, location })
      else if (!isProduct(path) || location !== $listPlace.get()?.location) $listPlace.set(undefined)
    }
  )
  return () => {
    unsubscribe()
    $listPlace.set(undefined)
  }
}
