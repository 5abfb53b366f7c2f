import { resettable } from '../../client/reset.ts'
import { computed } from 'nanostores'
import { $place, forgetScroll, hrefTo } from '../../routing/location.ts'
import { locationIn, paths } from '../../routing/paths.ts'
import { $slug } from '../location/location.ts'

/** The URL of a product list, and its store. */
interface ListPlace {
  path: string
  query: string
  location: string
}

/** The visible list, including while a product or the cart is shown on top of it; undefined if there is none. */
export const $listPlace = resettable<ListPlace | undefined>('all', undefined)

/** True for a product and for the cart, which are shown over a list if they are opened from it. */
const isOver = (path: string): boolean => /^\/[^/]+\/(products\/[^/]+|cart)$/.test(path)

/** True if the product or the cart is shown over the list it was opened from. Opened by its URL, it is a page. */
export const $isOverList = computed(
  [$place, $listPlace],
  ({ path }, list) => list !== undefined && isOver(path) && locationIn(path) === list.location
)

/** The path of the current screen. While something is shown over a list, it is the list's path. */
export const $screenPath = computed([$place, $listPlace], ({ path }, list) => list?.path ?? path)

/** Tracks the visible list. Returns an unsubscribe function. */
export function followList(): () => void {
  const unsubscribe = computed([$place, $slug], (place, slug) => ({ ...place, slug })).subscribe(
    ({ path, query, slug }, before) => {
      const location = path === paths.locations() ? slug : locationIn(path)
      if (location !== undefined && path.lastIndexOf('/') === 0) $listPlace.set({ path, query, location })
      else if (!isOver(path) || location !== $listPlace.get()?.location) {
        // A dialog over the list is a page when the shopper comes back to it, and must not begin where the list was.
        if ($listPlace.get() && before && isOver(before.path)) forgetScroll(hrefTo(before.path))
        $listPlace.set(undefined)
      }
    }
  )
  return () => {
    unsubscribe()
    $listPlace.set(undefined)
  }
}
