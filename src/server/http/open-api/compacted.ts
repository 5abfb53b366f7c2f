import { isDeepStrictEqual } from 'node:util'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** The nested schemas of a schema: object entries, list item, and wrapped schema with its default. */
interface Parts {
  entries?: Record<string, GenericSchema & Parts>
  item?: GenericSchema & Parts
  wrapped?: GenericSchema & Parts
  default?: unknown
}

/** Leaves default values out of a reply; the reader's schema fills them in again. */
export function compacted<Schema extends GenericSchema>(
  schema: Schema,
  reply: InferOutput<Schema>
): InferInput<Schema> {
  const left: InferInput<Schema> = without(schema as Parts, reply)
  return left
}

function without({ entries, item, wrapped }: Parts, value: unknown): unknown {
  if (value === null || value === undefined) return value
  if (wrapped !== undefined) return without(wrapped, value)
  if (item !== undefined) return (value as unknown[]).map(element => without(item, element))
  if (entries === undefined) return value
  const fields = Object.entries(value).filter(([name, part]) => !isDefault(entries[name], part))
  return Object.fromEntries(fields.map(([name, part]) => [name, without(entries[name] ?? {}, part)]))
}

const isDefault = (schema: Parts | undefined, value: unknown): boolean =>
  schema?.default !== undefined && isDeepStrictEqual(schema.default, value)
