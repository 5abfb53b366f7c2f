import { type GenericSchema, safeParse } from 'valibot'

/** The parts of a valibot schema, of any type. */
interface Parts {
  entries?: Record<string, Schema>
  item?: Schema
  options?: readonly unknown[]
  pipe?: Schema[]
  wrapped?: Schema
  key?: Schema
  value?: Schema
}

export type Schema = GenericSchema & Parts

/** Texts and numbers of which each simple value of the contract takes at least one. */
const candidates: unknown[] = [
  1,
  20,
  true,
  'a',
  'CA',
  'CAD',
  'queen-west',
  '2026-11-20',
  '2026-11-20T17:30:00Z',
  '09:00 am',
  '09:00',
  '2026-11-20 05:30 pm',
  'nora@example.com',
  '+14165550134',
  'M6J 1E8',
  '1234',
  '123456',
  'A123',
  'A',
  'https://shop.example/',
  '/pictures/a.jpg',
  '00012345678905',
  '0123456789abcdef0123456789abcdef'
]

/** Makes a valid value with everything in it: two items in each list. */
export function sampleOf(schema: Schema): unknown {
  const { entries, item, options, pipe, wrapped, value } = schema
  if (wrapped) return sampleOf(wrapped)
  if (entries) return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, sampleOf(entry)]))
  if (item) return [sampleOf(item), sampleOf(item)]
  if (schema.type === 'variant') return sampleOf(options?.[0] as Schema)
  if (schema.type === 'record' && value) return { a: sampleOf(value) }
  const [first] = pipe ?? []
  if (first && (first.entries || first.item)) return sampleOf(first)
  const found = [...(options ?? []), ...candidates].find(one => safeParse(schema, one).success)
  if (found === undefined) throw new Error(`There is no sample of ${schema.type}.`)
  return found
}

/** A place in a sample: the path to it, and what its value is. */
export interface Place {
  path: (string | number)[]
  kind: 'optional' | 'list'
}

/** Returns the places of all optional values, and of all lists, of a schema's sample. */
export function placesIn(schema: Schema, path: Place['path'] = []): Place[] {
  const { entries = {}, item, pipe, wrapped } = schema
  const inside = wrapped ?? (pipe && (pipe[0]?.entries || pipe[0]?.item) ? pipe[0] : undefined)
  return [
    ...(wrapped ? [{ path, kind: 'optional' as const }] : []),
    ...(item ? [{ path, kind: 'list' as const }, ...placesIn(item, [...path, 0])] : []),
    ...(inside ? placesIn(inside, path).filter(place => place.kind === 'list' || place.path !== path) : []),
    ...Object.entries(entries).flatMap(([name, entry]) => placesIn(entry, [...path, name]))
  ]
}

/** Returns a copy of a sample with something else at a place; undefined takes it out. */
export function withAt(sample: unknown, path: Place['path'], change: (value: unknown) => unknown): unknown {
  const copy = structuredClone({ sample })
  let at = copy as Record<string | number, unknown>
  const steps = ['sample', ...path]
  const last = steps.pop() ?? ''
  for (const step of steps) at = at[step] as typeof at
  const value = change(at[last])
  if (value === undefined) delete at[last]
  else at[last] = value
  return copy.sample
}
