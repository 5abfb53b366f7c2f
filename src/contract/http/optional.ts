import { type GenericSchema, nullish, optional } from 'valibot'

/** A value that may be left out or null, which both read as undefined (SPEC C19). */
export const maybe = <Schema extends GenericSchema>(schema: Schema) => optional(nullish(schema, () => undefined))
