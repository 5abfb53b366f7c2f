import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { env } from '../env/env.ts'

/** The fixed key that all slices are kept under (SPEC A4); a slice is kept as `storefront.<slice>`. */
const KEY = 'storefront'
const VERSION = 1
/** The longest text that one slice may be kept as, in characters once it is encoded for a cookie. */
const MOST = 3000

/** Reads a kept slice; one that can't be read is dropped, not fatal. */
export function readKept<Schema extends GenericSchema>(slice: string, schema: Schema): InferOutput<Schema> | undefined {
  const key = `${KEY}.${slice}`
  const text = env().storage.get(key)
  if (text === undefined) return undefined
  try {
    const { v, d } = JSON.parse(text) as { v?: unknown; d?: unknown }
    const parsed = safeParse(schema, d)
    if (v === VERSION && parsed.success) return parsed.output
  } catch {
    // Said below, as for any other text that makes no sense.
  }
  env().warn(`What was kept as "${key}" can't be read and was dropped.`)
  env().storage.remove(key)
  return undefined
}

/** Keeps a slice for the next visit; one that is too long is not kept. */
export function keep(slice: string, data: unknown): void {
  const key = `${KEY}.${slice}`
  const text = JSON.stringify({ v: VERSION, d: data })
  if (encodeURIComponent(text).length > MOST) {
    env().warn(`"${key}" is too long to be kept.`)
    return
  }
  env().storage.set(key, text)
}
