import { shouldYield, type ChunkedTask } from '../chunked-task.ts'
import { matchWord, typedWord } from './match.ts'
import type { SearchIndex } from './search-index.ts'
import { counted } from '../lists.ts'

/** The result of a search. */
export interface Found<Thing> {
  /** The matches with their costs; lower is better. */
  costs: Map<Thing, number>
  /** True if there were matches only with typos forgiven. */
  forgiving: boolean
}

/** The weight of the match quality relative to the field it is found in. */
const MATCH_WEIGHS = 4

/**
 * Finds everything that contains all words of a query. Typos are forgiven only if nothing has words that start as
 * typed, so that correct spelling doesn't bring up similar words.
 */
export function* find<Thing>(index: SearchIndex<Thing>, words: readonly string[]): ChunkedTask<Found<Thing>> {
  const count = index.things.length
  /** By item: the cost of the words so far. `atStart` counts the words found at the start of a word. */
  const written = new Float64Array(count)
  const forgiven = new Float64Array(count)
  const atStart = new Uint8Array(count)
  let step = 0
  for (const text of words) {
    const typed = typedWord(text)
    const bestWritten = new Float64Array(count).fill(Infinity)
    const best = new Float64Array(count).fill(Infinity)
    const begins = new Uint8Array(count)
    for (const { word, letters, joined, places } of index.entries.values()) {
      if (shouldYield(step++)) yield
      const match = matchWord(typed, word, letters, joined)
      if (!match) continue
      for (let at = 0; at < places.length; at += 2) {
        const thing = places[at] ?? 0
        const cost = match.cost * MATCH_WEIGHS + (places[at + 1] ?? 0)
        best[thing] = Math.min(best[thing] ?? Infinity, cost)
        if (match.how !== 'typo') bestWritten[thing] = Math.min(bestWritten[thing] ?? Infinity, cost)
        if (match.how === 'start') begins[thing] = 1
      }
    }
    for (let thing = 0; thing < count; thing++) {
      written[thing] = (written[thing] ?? 0) + (bestWritten[thing] ?? 0)
      forgiven[thing] = (forgiven[thing] ?? 0) + (best[thing] ?? 0)
      atStart[thing] = (atStart[thing] ?? 0) + (begins[thing] ?? 0)
    }
    yield
  }
  const forgiving = words.length > 0 && !atStart.includes(words.length)
  const costs = new Map<Thing, number>()
  const totals = forgiving ? forgiven : written
  for (const [at, thing] of counted(index.things)) {
    const cost = totals[at] ?? Infinity
    if (cost < Infinity) costs.set(thing, cost)
  }
  return { costs, forgiving }
}
