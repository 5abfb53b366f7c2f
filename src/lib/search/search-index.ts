import { lettersOf } from './edit-distance.ts'
import { pairsOf, wordsOf } from './words.ts'

/** A word that is in the index, and the places that it is found in. */
export interface Entry {
  word: string
  letters: number
  /** Two neighbouring words taken for one. */
  joined: boolean
  /** Numbers of the things that have it, each with the cost of the place it stands in: `[thing, cost, thing, cost …]`. */
  places: number[]
}

/** The things that can be searched, and all their words. */
export interface SearchIndex<Thing> {
  things: Thing[]
  entries: Map<string, Entry>
  /** The words of texts that many things share, such as brands. */
  known: Map<string, { text: string; joined: boolean }[]>
}

/** An index of nothing yet. */
export const createIndex = <Thing>(): SearchIndex<Thing> => ({ things: [], entries: new Map(), known: new Map() })

function split(index: SearchIndex<unknown>, text: string): { text: string; joined: boolean }[] {
  let words = index.known.get(text)
  if (!words) {
    const single = wordsOf(text)
    words = [
      ...single.map(word => ({ text: word.text, joined: false })),
      ...pairsOf(single).map(pair => ({ text: pair.text, joined: true }))
    ]
    index.known.set(text, words)
  }
  return words
}

/** Adds one thing with the texts that it is found by, the weightiest first; things that match alike keep the order they came in. */
export function addToIndex<Thing>(index: SearchIndex<Thing>, thing: Thing, texts: readonly string[]): void {
  const number = index.things.push(thing) - 1
  for (const [field, text] of texts.entries()) {
    for (const [at, { text: word, joined }] of split(index, text).entries()) {
      const key = joined ? `+${word}` : word
      let entry = index.entries.get(key)
      if (!entry) index.entries.set(key, (entry = { word, letters: lettersOf(word), joined, places: [] }))
      // The first word of a text is what it is called by.
      entry.places.push(number, field + (at === 0 ? 0 : 0.5))
    }
  }
}
