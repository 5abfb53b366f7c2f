import { atom } from 'nanostores'

/** How many products are remembered of one store. */
const MOST = 12

/** The slugs of the products looked at, by store: the newest first, and the store that was seen last at the end. */
export const $viewed = atom<Record<string, string[]>>({})

/** Remembers that a product of a store was looked at. */
export function noteViewed(location: string, product: string): void {
  const { [location]: before = [], ...others } = $viewed.get()
  const latest = [product, ...before.filter(slug => slug !== product)].slice(0, MOST)
  $viewed.set({ ...others, [location]: latest })
}

/** Forgets what was looked at. */
export function forgetViewed(): void {
  $viewed.set({})
}
