import { atom } from 'nanostores'

/** How many products are remembered of one store. */
const MOST = 12

/** The slugs of the products looked at, by store: the newest first, and the store that was seen last at the end. */
export const $recentlyViewed = atom<Record<string, string[]>>({})

/** Remembers that a product of a store was looked at. */
export function addRecentlyViewed(location: string, product: string): void {
  const { [location]: before = [], ...others } = $recentlyViewed.get()
  const latest = [product, ...before.filter(slug => slug !== product)].slice(0, MOST)
  $recentlyViewed.set({ ...others, [location]: latest })
}

/** Forgets what was looked at. */
export function clearRecentlyViewed(): void {
  $recentlyViewed.set({})
}
