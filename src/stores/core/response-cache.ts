import { type GenericSchema, type InferOutput, number, object, safeParse, unknown } from 'valibot'
import { platform, isCurrent, type TextCache } from '../../platform/platform.ts'

/** How long a shopper waits for an answer before they are shown what was kept of an earlier one, in milliseconds. */
const PATIENCE = 4000

const kept = object({ at: number(), reply: unknown() })

/** Runs when an answer is long in coming, unless the storefront is gone by then; the answer calls it off. */
export function whenLate(run: () => void): () => void {
  const outside = platform()
  return outside.clock.after(PATIENCE, () => {
    if (isCurrent(outside)) run()
  })
}

/** Keeps a reply for when the API is down, with the time it is from. */
export function keepReply(key: string, reply: unknown): Promise<void> {
  return platform().cache.set(key, JSON.stringify({ at: platform().clock.now(), reply }))
}

/** A reply that was kept and the time it is from, in milliseconds; undefined when there is none that can be read. */
export async function keptReply<Schema extends GenericSchema>(
  cache: TextCache,
  key: string,
  schema: Schema
): Promise<{ at: number; reply: InferOutput<Schema> } | undefined> {
  const text = await cache.get(key)
  try {
    const found = safeParse(kept, JSON.parse(text ?? ''))
    const parsed = found.success ? safeParse(schema, found.output.reply) : undefined
    return found.success && parsed?.success ? { at: found.output.at, reply: parsed.output } : undefined
  } catch {
    return undefined
  }
}
