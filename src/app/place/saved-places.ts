import { array, type InferOutput, number, object, optional, safeParse, string } from 'valibot'
import { platform } from '../../platform/platform.ts'

const list = object({ path: string(), query: string(), location: string() })
const product = object({ link: string(), category: optional(string()), nth: number(), of: number() })
const savedPlace = object({ entry: string(), y: number(), product: optional(product), over: optional(list) })
const savedPlaces = array(savedPlace)

/** The place of an entry in the history and, if a product or the cart lay over a list, that list. */
export type SavedPlace = InferOutput<typeof savedPlace>

/** The number of entries whose place is kept. */
const MOST = 30

/** A digest: addresses may contain the id of an order, which gives access to it. */
const digest = (text: string): number => [...text].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) | 0, 0)

/** Returns the key of the current entry of the tab's history at the current address. */
export function currentEntry(): string {
  const { address } = platform()
  return `${address.entry?.() ?? ''} ${digest(address.full(address.query(), address.hash()))}`
}

function readAll(): SavedPlace[] {
  try {
    const parsed = safeParse(savedPlaces, JSON.parse(platform().places?.get() ?? '[]'))
    return parsed.success ? parsed.output : []
  } catch {
    return []
  }
}

/** Returns the place saved for an entry; undefined for none. */
export const placeOf = (entry: string): SavedPlace | undefined => readAll().find(place => place.entry === entry)

/** Saves the place of an entry. */
export function savePlace(place: SavedPlace): void {
  const others = readAll().filter(({ entry }) => entry !== place.entry)
  platform().places?.set(JSON.stringify([place, ...others].slice(0, MOST)))
}
