import { shouldYield, type ChunkedTask } from '../chunked-task.ts'
import { find, type Found } from './find-matches.ts'
import type { SearchIndex } from './search-index.ts'

/**
 * Finds everything that contains all words of a query, followed by the matches of other queries of the same meaning, which forgive no
 * typos. With typos in the first query, all are in the order of their costs.
 */
export function* findAlike<Thing>(
  index: SearchIndex<Thing>,
  words: readonly string[],
  others: readonly (readonly string[])[]
): ChunkedTask<Found<Thing>> {
  const found = yield* find(index, words)
  const costs = new Map(found.costs)
  const behind = found.forgiving ? 0 : highestOf(found.costs.values()) + 1
  let step = 0
  for (const query of others) {
    const alike = yield* find(index, query)
    if (alike.forgiving) continue
    for (const [thing, cost] of alike.costs) {
      if (shouldYield(step++)) yield
      if (found.forgiving || !found.costs.has(thing))
        costs.set(thing, Math.min(costs.get(thing) ?? Infinity, behind + cost))
    }
  }
  return { costs, forgiving: found.forgiving }
}

function highestOf(numbers: Iterable<number>): number {
  let highest = 0
  for (const number of numbers) highest = Math.max(highest, number)
  return highest
}
