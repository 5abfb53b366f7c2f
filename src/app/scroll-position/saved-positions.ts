import { array, type InferOutput, number, object, optional, safeParse, string } from 'valibot'
import { platform } from '../../platform/platform.ts'

const list = object({ path: string(), query: string(), location: string() })
const product = object({ link: string(), category: optional(string()), nth: number(), of: number() })
const savedPosition = object({ entry: string(), y: number(), product: optional(product), over: optional(list) })
const savedPositions = array(savedPosition)

/** The position of an entry in the history and, if a product or the cart lay over a list, that list. */
export type SavedPosition = InferOutput<typeof savedPosition>

/** The number of entries whose position is kept. */
const MOST = 30

/** A digest: addresses may contain the id of an order, which gives access to it. */
const digest = (text: string): number => [...text].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) | 0, 0)

/** Returns the key of the current entry of the tab's history at the current address. */
export function currentEntry(): string {
  const { address } = platform()
  return `${address.entry?.() ?? ''} ${digest(address.full(address.query(), address.hash()))}`
}

function readAll(): SavedPosition[] {
  try {
    const parsed = safeParse(savedPositions, JSON.parse(platform().scrollPositions?.get() ?? '[]'))
    return parsed.success ? parsed.output : []
  } catch {
    return []
  }
}

/** Returns the position saved for an entry; undefined for none. */
export const positionOf = (entry: string): SavedPosition | undefined =>
  readAll().find(position => position.entry === entry)

/** Saves the position of an entry. */
export function savePosition(position: SavedPosition): void {
  const others = readAll().filter(({ entry }) => entry !== position.entry)
  platform().scrollPositions?.set(JSON.stringify([position, ...others].slice(0, MOST)))
}
