import type { ReadableAtom, WritableAtom } from 'nanostores'
import { type GenericSchema, safeParse } from 'valibot'
import { platform } from '../../platform/platform.ts'

/** The fixed key that all slices are kept under (SPEC A4); a slice is kept as `storefront.<slice>`. */
const KEY = 'storefront'
const VERSION = 1
/** The longest text that one slice may be kept as, in characters once it is encoded for a cookie. */
export const MOST = 3000

/** A part of the state that is kept between visits, and shared with the other tabs. */
export interface Slice<Kept> {
  name: string
  /** What was kept must be like this, or it is dropped. */
  schema: GenericSchema<unknown, Kept>
  /** Takes what was kept by an earlier visit or by another tab; undefined for nothing. */
  take(kept: Kept | undefined): void
  /** What is to be kept now; undefined for nothing. */
  give(): Kept | undefined
  /** The stores whose change is a reason to keep the slice anew. */
  stores: readonly ReadableAtom[]
}

/** A slice that is one store as it stands; while it holds nothing, nothing is kept. */
export const sliceOf = <Kept>(
  name: string,
  schema: GenericSchema<unknown, Kept>,
  store: WritableAtom<Kept>,
  nothing: Kept
): Slice<Kept> => ({
  name,
  schema,
  take: kept => store.set(kept ?? nothing),
  give: () => (store.get() === nothing ? undefined : store.get()),
  stores: [store]
})

const write = (data: unknown): string => JSON.stringify({ v: VERSION, d: data })
const isShort = (text: string): boolean => encodeURIComponent(text).length <= MOST

/** Whether so much can be kept as one slice. */
export const canBeKept = (data: unknown): boolean => isShort(write(data))

const recalls = new Set<() => void>()

/** Takes what another tab has kept since. */
export function recallSlices(): void {
  for (const recall of recalls) recall()
}

function read<Kept>(key: string, text: string, schema: GenericSchema<unknown, Kept>): Kept | undefined {
  try {
    const { v, d } = JSON.parse(text) as { v?: unknown; d?: unknown }
    const parsed = safeParse(schema, d)
    if (v === VERSION && parsed.success) return parsed.output
  } catch {
    // Said below, as for any other text that makes no sense.
  }
  platform().warn(`Dropped "${key}": it can't be read.`)
  platform().storage.remove(key)
  return undefined
}

/**
 * Takes what was kept of a slice, and keeps it from now on; the answer ends that. One that can't be read or is too long
 * is dropped, and nothing else with it.
 */
export function keepSlice<Kept>({ name, schema, take, give, stores }: Slice<Kept>): () => void {
  const key = `${KEY}.${name}`
  let last: string | undefined | null = null
  let isTaking = false

  const recall = (): void => {
    const text = platform().storage.get(key)
    if (text === last) return
    last = text
    isTaking = true
    take(text === undefined ? undefined : read(key, text, schema))
    isTaking = false
  }
  const keep = (): void => {
    // What another tab just wrote is not written back.
    if (isTaking) return
    const data = give()
    let text = data === undefined ? undefined : write(data)
    if (text !== undefined && !isShort(text)) {
      platform().warn(`Dropped "${key}": it is too long.`)
      text = undefined
    }
    if (text === last) return
    last = text
    // Another tab may have been quicker.
    if (text === platform().storage.get(key)) return
    if (text === undefined) platform().storage.remove(key)
    else platform().storage.set(key, text)
  }

  recall()
  keep()
  recalls.add(recall)
  const ends = [...stores.map(store => store.listen(keep)), () => recalls.delete(recall)]
  return () => {
    for (const end of ends) end()
  }
}
