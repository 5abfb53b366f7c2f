import { type GenericSchema, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { endpoints } from '../../src/contract/http/endpoints.ts'
import { failure, success } from '../../src/contract/http/reply.ts'

/** The parts of a valibot schema, of any type. */
interface Parts {
  entries?: Record<string, Schema>
  item?: Schema
  items?: Schema[]
  options?: unknown[]
  value?: Schema
  wrapped?: Schema
}
type Schema = GenericSchema & Parts

const isSchema = (part: unknown): part is Schema => typeof part === 'object' && part !== null && 'kind' in part

/** Returns the paths of all values in a schema that may be left out, but not be null. */
function refusingNull(schema: Schema, path: string): string[] {
  const { entries = {}, item, items = [], options = [], value, wrapped } = schema
  const inside = [item, ...items, ...options, value, wrapped].filter(isSchema)
  return [
    ...(safeParse(schema, undefined).success && !safeParse(schema, null).success ? [path] : []),
    ...Object.entries(entries).flatMap(([name, entry]) => refusingNull(entry, `${path}.${name}`)),
    ...inside.flatMap(part => refusingNull(part, path))
  ]
}

test('whatever a reply may leave out, it may also send as null (SPEC C19)', () => {
  const found = Object.entries(endpoints).flatMap(([name, { endpoint }]) => refusingNull(success(endpoint.reply), name))
  expect([...new Set(found)]).toEqual([])
})

test('an error reply without fields may send them as null (SPEC C19)', () => {
  expect(refusingNull(failure, 'failure')).toEqual([])
})
