import { type GenericSchema, type InferOutput, number, object, safeParse, unknown } from 'valibot'
import { env } from '../env/env.ts'

/** How long a shopper waits for an answer before they are shown what was kept of an earlier one, in milliseconds. */
export const PATIENCE = 4000

const kept = object({ at: number(), reply: unknown() })

/** Keeps a reply for when the API is down, with the time it is from. */
export function keepReply(key: string, reply: unknown): Promise<void> {
  return env().cache.set(key, JSON.stringify({ at: env().clock.now(), reply }))
}

/** A reply that was kept and the time it is from, in milliseconds; undefined when there is none that can be read. */
export async function keptReply<Schema extends GenericSchema>(
  key: string,
  schema: Schema
): Promise<{ at: number; reply: InferOutput<Schema> } | undefined> {
  const text = await env().cache.get(key)
  try {
    const found = safeParse(kept, JSON.parse(text ?? ''))
    const parsed = found.success ? safeParse(schema, found.output.reply) : undefined
    return found.success && parsed?.success ? { at: found.output.at, reply: parsed.output } : undefined
  } catch {
    return undefined
  }
}
