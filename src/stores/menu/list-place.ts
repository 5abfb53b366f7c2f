import { atom, computed } from 'nanostores'
import { $place } from '../../routing/location.ts'
import { locationIn, paths } from '../../routing/paths.ts'
import { $slug } from '../location/location.ts'

/** Where a store's list is on show: its address, and whose list it is. */
interface ListPlace {
  path: string
  query: string
  location: string
}

/** The list that is on show, also while a product that was opened from it lies over it; undefined where there is none. */
export const $listPlace = atom<ListPlace | undefined>(undefined)

const isProduct = (path: string): boolean => /^\/[^/]+\/products\/[^/]+$/.test(path)

/** Whether the product on show lies over the list that it was opened from; one that was come to by its address is a page. */
export const $isOverList = computed(
  [$place, $listPlace],
  ({ path }, list) => list !== undefined && isProduct(path) && locationIn(path) === list.location
)

/** The path of the screen on show: below a product that lies over it, still the list's. */
export const $screenPath = computed([$place, $listPlace], ({ path }, list) => list?.path ?? path)

/** Notes where the list is, and that it was left; the answer ends it. */
export function followList(): () => void {
  const end = computed([$place, $slug], (place, slug) => ({ ...place, slug })).subscribe(({ path, query, slug }) => {
    const location = path === paths.locations() ? slug : locationIn(path)
    if (location !== undefined && path.lastIndexOf('/') === 0) $listPlace.set({ path, query, location })
    else if (!isProduct(path) || location !== $listPlace.get()?.location) $listPlace.set(undefined)
  })
  return () => {
    end()
    $listPlace.set(undefined)
  }
}
