import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { Reader } from '../../contract/first/readers.ts'
import { platform } from '../../platform/platform.ts'

/** The prefix of all storage keys (SPEC A4): a slice is stored as `storefront.<slice>`. */
const KEY = 'storefront'
const VERSION = 1
/** The maximum length of a stored slice, in characters after cookie encoding. */
export const MOST = 3000

/** A part of the state that is persisted between visits and shared with other tabs. */
export interface Slice<Kept> {
  name: string
  /** Reads the stored data. Data that it refuses is dropped. */
  read: Reader<Kept>
  /** Restores the data stored by an earlier visit or another tab; undefined if there is none. */
  take(data: Kept | undefined): void
  /** Returns the data to store; undefined for none. */
  give(): Kept | undefined
  /** The slice is stored again whenever one of these stores changes. */
  stores: readonly ReadableAtom[]
}

/** Creates a slice from a single store. Nothing is stored while its value is `nothing`. */
export const sliceOf = <Kept>(
  name: string,
  read: Reader<Kept>,
  store: WritableAtom<Kept>,
  nothing: Kept
): Slice<Kept> => ({
  name,
  read,
  take: data => store.set(data ?? nothing),
  give: () => (store.get() === nothing ? undefined : store.get()),
  stores: [store]
})

const write = (data: unknown): string => JSON.stringify({ v: VERSION, d: data })
const isShort = (text: string): boolean => encodeURIComponent(text).length <= MOST

/** Returns true if the data fits into one slice. */
export const canBeKept = (data: unknown): boolean => isShort(write(data))

const recalls = new Set<() => void>()

/** Reads the slices again to pick up changes from other tabs. */
export function recallSlices(): void {
  for (const recall of recalls) recall()
}

function parse<Kept>(key: string, text: string, read: Reader<Kept>): Kept | undefined {
  try {
    const { v, d } = JSON.parse(text) as { v?: unknown; d?: unknown }
    if (v === VERSION) return read(d)
  } catch {
    // Handled below, like any other unreadable text.
  }
  platform().warn(`Dropped "${key}": it can't be read.`)
  platform().storage.remove(key)
  return undefined
}

/**
 * Restores a slice and persists its changes. An unreadable or oversized slice is dropped without affecting the others.
 * Returns an unsubscribe function.
 */
export function keepSlice<Kept>({ name, read, take, give, stores }: Slice<Kept>): () => void {
  const key = `${KEY}.${name}`
  let last: string | undefined | null = null
  let isTaking = false

  const recall = (): void => {
    const text = platform().storage.get(key)
    if (text === last) return
    last = text
    isTaking = true
    take(text === undefined ? undefined : parse(key, text, read))
    isTaking = false
  }
  const keep = (): void => {
    // Don't write back a change from another tab.
    if (isTaking) return
    const data = give()
    let text = data === undefined ? undefined : write(data)
    if (text !== undefined && !isShort(text)) {
      platform().warn(`Dropped "${key}": too long.`)
      text = undefined
    }
    if (text === last) return
    last = text
    // Another tab may already have written the same text.
    if (text === platform().storage.get(key)) return
    if (text === undefined) platform().storage.remove(key)
    else platform().storage.set(key, text)
  }

  recall()
  keep()
  recalls.add(recall)
  const disposers = [...stores.map(store => store.listen(keep)), () => recalls.delete(recall)]
  return () => {
    for (const dispose of disposers) dispose()
  }
}
