import fc from 'fast-check'
import { safeParse } from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/contract/http/endpoints.ts'
import { inShape } from '../../src/contract/http/in-shape.ts'
import { failure } from '../../src/contract/http/reply.ts'
import * as first from '../../src/contract/first/first-endpoints.ts'
import type { FirstEndpoint, FirstName } from '../../src/contract/first/first-endpoints.ts'
import { readAs } from '../../src/contract/first/readers.ts'
import '../../src/client/http/check-first-reply.ts'
import { requestFirst } from '../../src/client/http/first-request.ts'
import { readFailure } from '../../src/client/http/problem.ts'
import { request } from '../../src/client/http/request.ts'
import { setPlatform } from '../../src/platform/platform.ts'
import { placesIn, sampleOf, type Schema, withAt } from '../rules/support/schema-samples.ts'
import { type TestPlatform, testPlatform } from '../stores/support/test-env.ts'

const all = Object.values(first) as FirstEndpoint<FirstName>[]
const named = all.map(endpoint => [endpoint.name, endpoint, endpoints[endpoint.name].endpoint] as const)

/** Returns all places in a value, inside lists and objects too. */
const everyPlace = (value: unknown, path: (string | number)[] = []): (string | number)[][] =>
  typeof value === 'object' && value
    ? [path, ...Object.entries(value).flatMap(([name, part]) => everyPlace(part, [...path, name]))]
    : [path]

/** Values that are close to valid ones, and any others. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' a ',
    'a\n',
    '\u0007',
    0,
    -1,
    0.5,
    2147483648,
    1e300,
    true,
    [],
    {},
    '24:00',
    '9:00',
    '2026-11-20',
    '2026-13-20',
    '2026-02-31T10:00:00Z',
    '2026-11-20 10:00:00Z',
    '2026-11-20T10:00:00+0500',
    '2026-11-20T10:00:00.1234567890Z',
    'CADS',
    'x'.repeat(65),
    'x'.repeat(121),
    'x'.repeat(513)
  ),
  fc.jsonValue()
)

/** A valid reply with up to three of its values replaced. */
const nearly = (sample: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.constantFrom(...everyPlace(sample)), odd), { minLength: 1, maxLength: 3 })
    .map(changes => changes.reduce((value, [path, part]) => withSafely(value, path, part), sample))

/** `withAt`, unless an earlier change has taken the place away. */
function withSafely(value: unknown, path: (string | number)[], part: unknown): unknown {
  try {
    return withAt(value, path, () => structuredClone(part))
  } catch {
    return value
  }
}

describe.each(named)('the endpoint %s of a first visit', (_, endpoint, full) => {
  const schema = full.reply as Schema
  const sample = sampleOf(schema)
  const agrees = (value: unknown): boolean => {
    const read = readAs(endpoint.read, structuredClone(value))
    const parsed = safeParse(schema, structuredClone(value))
    if (read !== undefined) expect({ isValid: parsed.success, read: parsed.output }).toEqual({ isValid: true, read })
    return read !== undefined && parsed.success
  }

  test('is asked for like the one with schemas', () => {
    const { method, path, creates, auth } = full
    expect({ auth, ...endpoint, query: Object.keys(endpoint.query) }).toMatchObject({ method, path, creates, auth })
    expect('locale' in endpoint.query).toBe('locale' in full.query)
  })

  test('reads a full reply, and one without any optional value or with null for it, like the schema', () => {
    expect(agrees(sample)).toBe(true)
    for (const { path, kind } of placesIn(schema)) {
      if (kind === 'list') expect([path, agrees(withAt(sample, path, () => []))]).toEqual([path, true])
      else
        for (const part of [undefined, null])
          expect([path, agrees(withAt(sample, path, () => part))]).toEqual([path, true])
    }
  })

  test('is read on a page that gives all objects a property of its own', () => {
    const prototype = Object.prototype as { ofPage?: () => void }
    prototype.ofPage = () => {}
    try {
      expect(readAs(endpoint.read, sample)).toBeDefined()
    } finally {
      delete prototype.ofPage
    }
  })

  test('accepts nothing that the schema refuses, and reads no value in another way', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: nearly(sample) }, odd), value => void agrees(value)),
      { numRuns: 3000 }
    )
  })
})

describe('a reply of the first visit', () => {
  let outside: TestPlatform
  beforeEach(() => setPlatform((outside = testPlatform())))
  afterEach(() => setPlatform(undefined))

  test.each(named)('of %s has the same result with and without its schema, whatever was sent', async (_, own, full) => {
    const sample = { message: 'Here.', payload: sampleOf(full.reply as Schema) }
    const body = fc.oneof(
      { weight: 6, arbitrary: nearly(sample).map(value => JSON.stringify(value)) },
      odd.map(value => JSON.stringify(value)),
      fc.string()
    )
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom(200, 201, 404, 409), async (text, status) => {
        outside.http = () => Promise.resolve(new Response(text, { status }))
        const results = [await requestFirst(own), await request(full)]
        expect(results[0]).toEqual(results[1])
      }),
      { numRuns: 400 }
    )
  })

  test('of an error is read as its schema would', () => {
    const sample = { message: 'No.', code: 'stale', fields: { email: 'email', phone: 'wrong' }, payload: { a: 1 } }
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: nearly(sample) }, odd), value => {
        const { problem } = readFailure(409, structuredClone(value))
        const parsed = inShape(failure, structuredClone(value))
        const { code, fields, payload } = problem
        expect({ code, fields, payload }).toEqual({
          ...parsed,
          code: parsed?.code,
          fields: parsed?.fields ?? {},
          message: undefined
        })
      }),
      { numRuns: 3000 }
    )
  })
})
