import { resettable } from '../../client/reset.ts'

/** The number of products that a list begins with, and by which it grows: whole rows of 2, 3, 4, 6 or 8. */
export const STEP = 24

/** The number of products shown of each list that has grown, by its query as in `$queryText`. */
export const $listLengths = resettable<Readonly<Record<string, number>>>(['shopper', 'visitor'], {})

/** Returns how many products of a list are shown. */
export const lengthOf = (lengths: Readonly<Record<string, number>>, query: string): number => lengths[query] ?? STEP

/** Shows more products of a list. */
export const showMore = (query: string): void => showUpTo(query, lengthOf($listLengths.get(), query) + 1)

/** Shows the products of a list in whole steps, up to at least the given number of them. */
export function showUpTo(query: string, count: number): void {
  const lengths = $listLengths.get()
  const length = Math.ceil(count / STEP) * STEP
  if (length > lengthOf(lengths, query)) $listLengths.set({ ...lengths, [query]: length })
}
