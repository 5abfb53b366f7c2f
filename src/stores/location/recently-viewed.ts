import { resettable } from '../../client/reset.ts'

/** The maximum number of products remembered per store. */
const MOST = 12

/** The slugs of recently viewed products by store, newest first. The most recent store is the last key. */
export const $recentlyViewed = resettable<Record<string, string[]>>('device', {})

/** Records that a product was viewed. */
export function addRecentlyViewed(location: string, product: string): void {
  const { [location]: before = [], ...others } = $recentlyViewed.get()
  const latest = [product, ...before.filter(slug => slug !== product)].slice(0, MOST)
  $recentlyViewed.set({ ...others, [location]: latest })
}
