import { lettersOf } from './edit-distance.ts'
import { pairsOf, wordsOf } from './split-words.ts'
import { counted } from '../lists.ts'

/** A word in the index and the items that contain it. */
export interface Entry {
  word: string
  letters: number
  /** True for two neighbouring words combined. */
  joined: boolean
  /** Item numbers, each with the cost of the field it was found in: `[item, cost, item, cost …]`. */
  places: number[]
}

/** The searchable items and all their words. */
export interface SearchIndex<Thing> {
  things: Thing[]
  entries: Map<string, Entry>
  /** The words of texts shared by many items, such as brands. */
  known: Map<string, { text: string; joined: boolean }[]>
}

/** Creates an empty index. */
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

/** Adds an item with its texts, most important first. Equal matches keep the order in which they were added. */
export function addToIndex<Thing>(index: SearchIndex<Thing>, thing: Thing, texts: readonly string[]): void {
  const number = index.things.push(thing) - 1
  for (const [field, text] of counted(texts)) {
    for (const [at, { text: word, joined }] of counted(split(index, text))) {
      const key = joined ? `+${word}` : word
      let entry = index.entries.get(key)
      if (!entry) index.entries.set(key, (entry = { word, letters: lettersOf(word), joined, places: [] }))
      // The first word of a text matters most.
      entry.places.push(number, field + (at === 0 ? 0 : 0.5))
    }
  }
}
