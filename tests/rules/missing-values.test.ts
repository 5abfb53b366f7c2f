import { safeParse } from 'valibot'
import { expect, it, test } from 'vitest'
import { endpoints } from '../../src/contract/http/endpoints.ts'
import { inShape } from '../../src/contract/http/in-shape.ts'
import { failure, success } from '../../src/contract/http/reply.ts'
import { placesIn, sampleOf, type Schema, withAt } from './support/schema-samples.ts'

const replies = [
  ...Object.entries(endpoints).map(([name, { endpoint }]) => [name, success(endpoint.reply) as Schema] as const),
  ['an error', failure as Schema] as const
]

/** Returns what the storefront makes of a value: null and nothing are one to it. */
const readAs = (value: unknown): unknown => JSON.stringify(value, (_, part: unknown) => part ?? undefined)

/** Lists that make no sense without one of their items: they go with what they belong to. */
const whole = ['polygon', 'places', 'coordinates']

test.each(replies)('whatever %s may leave out, it may also send as null: both read alike (SPEC C19)', (_, schema) => {
  const sample = sampleOf(schema)
  expect(safeParse(schema, sample)).toMatchObject({ success: true })
  for (const place of placesIn(schema).filter(({ kind }) => kind === 'optional')) {
    const without = safeParse(
      schema,
      withAt(sample, place.path, () => undefined)
    )
    const asNull = safeParse(
      schema,
      withAt(sample, place.path, () => null)
    )
    const at = place.path.join('.')
    expect([at, without.success, asNull.success]).toEqual([at, true, true])
    expect([at, readAs(asNull.output)]).toEqual([at, readAs(without.output)])
  }
})

test.each(replies)(
  'an optional value of %s that makes no sense is read as none, with a warning (SPEC C19)',
  (_, schema) => {
    const sample = sampleOf(schema)
    for (const { path } of placesIn(schema).filter(({ kind }) => kind === 'optional')) {
      const warnings: string[] = []
      const odd = withAt(sample, path, () => Symbol.for('odd').toString)
      const read = inShape(schema, odd, at => warnings.push(at))
      const isAny = safeParse(
        schema,
        withAt(sample, path, () => ({}))
      ).success
      expect([path, isAny || warnings.length > 0, read !== undefined]).toEqual([path, true, true])
    }
  }
)

const lists = replies.flatMap(([name, schema]) =>
  placesIn(schema)
    .filter(({ kind, path }) => kind === 'list' && !whole.includes(String(path.at(-1))))
    .map(({ path }) => [`${path.join('.')} of ${name}`, schema, path] as const)
)

test.each(lists)('a bad entry of the list %s is left out alone, with a warning (SPEC C19)', (_, schema, path) => {
  const sample = sampleOf(schema)
  const warnings: string[] = []
  const read = inShape(
    schema,
    withAt(sample, path, list => [Symbol.iterator, ...(list as unknown[])]),
    at => warnings.push(at)
  )
  expect(read).toEqual(safeParse(schema, sample).output)
  expect(warnings).toEqual([[...path, 0].join('.')])
})

test.each(lists)(
  'the list %s is empty without its only entry, or says so if nothing could be shown',
  (_, schema, path) => {
    const read = inShape(
      schema,
      withAt(sampleOf(schema), path, () => [Symbol.iterator])
    )
    const isNeeded = path.at(-1) === 'locations'
    const empty = safeParse(
      schema,
      withAt(sampleOf(schema), path, () => [])
    )
    expect(read).toEqual(isNeeded ? undefined : empty.output)
  }
)

it('an item whose required value is missing is dropped, but not its parent', () => {
  const schema = replies.find(([name]) => name === 'readBusiness')?.[1] as Schema
  const sample = sampleOf(schema)
  const zones = ['payload', 'locations', 0, 'deliverySettings', 'zones']
  const read = inShape(
    schema,
    withAt(sample, [...zones, 0, 'name'], () => undefined)
  )
  expect(read).toEqual(
    safeParse(
      schema,
      withAt(sample, zones, list => (list as unknown[]).slice(1))
    ).output
  )
  const corner = inShape(
    schema,
    withAt(sample, [...zones, 0, 'polygon', 0, 'lat'], () => 'north')
  )
  expect(corner).toEqual(read)
})
