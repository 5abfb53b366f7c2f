import { type Default, type GenericSchema, nullish, type NullishSchema, optional, type OptionalSchema } from 'valibot'

/** A value of a reply that may be left out or null, which both read as undefined, or as the default (SPEC C19). */
export function maybe<Schema extends GenericSchema>(
  schema: Schema
): OptionalSchema<NullishSchema<Schema, () => undefined>, undefined>
export function maybe<Schema extends GenericSchema, const Fallback extends Default<Schema, null>>(
  schema: Schema,
  fallback: Fallback
): NullishSchema<Schema, Fallback>
export function maybe(schema: GenericSchema, fallback?: unknown): GenericSchema {
  return fallback === undefined ? optional(nullish(schema, () => undefined)) : nullish(schema, fallback)
}
