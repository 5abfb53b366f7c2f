import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import {
  unknown,
  array,
  literal,
  object,
  optional,
  parse,
  picklist,
  record,
  regex,
  pipe,
  string,
  boolean,
  union
} from 'valibot'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../../src/server/app.ts'
import { openApi } from '../../../src/server/http/open-api/open-api.ts'
import { endpoints } from '../../../src/contract/http/endpoints.ts'
import type { ListedEndpoint } from '../../../src/contract/http/listed-endpoint.ts'
import { eventsPath } from '../../../src/contract/order/events.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

const json = object({ schema: record(string(), unknown()) })
const content = object({ 'application/json': json })
const file = object({ 'application/octet-stream': json })

const operation = object({
  operationId: string(),
  summary: string(),
  parameters: array(
    object({
      name: string(),
      in: picklist(['path', 'query', 'header']),
      required: boolean(),
      schema: record(string(), unknown())
    })
  ),
  security: optional(array(record(string(), array(string())))),
  requestBody: optional(object({ required: literal(true), content: union([content, file]) })),
  responses: record(pipe(string(), regex(/^(?:200|201|default)$/)), object({ description: string(), content }))
})

const document = object({
  openapi: pipe(string(), regex(/^3\.1\.\d$/)),
  info: object({ title: string(), version: string() }),
  servers: array(object({ url: string() })),
  paths: record(pipe(string(), regex(/^\/v1\//)), record(picklist(['get', 'post', 'put', 'delete']), operation)),
  components: object({
    schemas: record(string(), unknown()),
    securitySchemes: record(string(), object({ type: string(), scheme: string() }))
  })
})

const eventsDocument = object({
  paths: object({
    [eventsPath]: object({
      get: object({
        parameters: array(object({ name: string(), in: picklist(['query', 'header']), required: boolean() })),
        responses: object({
          '200': object({ content: object({ 'text/event-stream': json }) }),
          default: object({ content })
        })
      })
    })
  })
})

const whole: unknown = JSON.parse(JSON.stringify(openApi()))
const { [eventsPath]: events, ...others } = (whole as { paths: Record<string, unknown> }).paths
const described = parse(document, { ...(whole as object), paths: others })
const operations = Object.entries(described.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, one]) => ({ path, method, ...one }))
)

const isEndpoint = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'creates' in value && 'reply' in value

const path = (from: unknown, names: string): unknown =>
  names.split('.').reduce((at: unknown, name) => (at as Record<string, unknown> | undefined)?.[name], from)

describe('the OpenAPI document', () => {
  test('is served', async () => {
    const response = await fetch(`${shop.url}/v1/openapi.json`)
    expect(await response.json()).toEqual(whole)
  })

  test('has every endpoint of the contract and no other', () => {
    const expected = Object.entries<ListedEndpoint>(endpoints).map(([name, { endpoint }]) => {
      const path = `/v1${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`
      return `${name} ${endpoint.method.toLowerCase()} ${path}`
    })
    expect(operations.map(one => `${one.operationId} ${one.method} ${one.path}`).sort()).toEqual(expected.sort())
  })

  test('names each varying part of a path once, as required', () => {
    for (const { path, parameters } of operations) {
      const inPath = parameters.filter(one => one.in === 'path')
      expect(inPath.map(one => `{${one.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
      expect(inPath.every(one => one.required)).toBe(true)
    }
  })

  test('has no reference that leads nowhere', () => {
    const references = [...JSON.stringify(whole).matchAll(/"\$ref":"([^"]*)"/g)].map(match => match[1])
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/Failure']))
    expect(described.components.schemas).toHaveProperty('Failure')
  })

  test('requires a session where auth is required, and accepts one where it is optional', () => {
    const shoppers = operations.filter(one => !/^\/v1\/(?:staff|feed)\//.test(one.path))
    for (const { operationId, security } of shoppers) {
      const { auth } = (endpoints as Record<string, ListedEndpoint>)[operationId]?.endpoint ?? {}
      const either = [{}, { session: [] }]
      const expected = { required: [{ session: [] }], optional: either, sticky: either, 'age-gated': either }
      expect([operationId, security]).toEqual([operationId, auth && expected[auth]])
    }
    expect(described.components.securitySchemes).toMatchObject({ session: { type: 'http', scheme: 'bearer' } })
  })

  test('asks for a key where a call is the feed’s', () => {
    const calls = operations.filter(one => one.path.startsWith('/v1/feed/'))
    expect(calls.map(({ security }) => security)).toEqual(calls.map(() => [{ feed: [] }]))
    expect(calls).not.toEqual([])
  })

  test('asks for the staff’s token where a call is the staff’s, and for no session there', () => {
    const staffs = operations.filter(one => one.path.startsWith('/v1/staff/'))
    expect(staffs.map(one => one.operationId)).toContain('setListing')
    for (const { operationId, security } of staffs)
      expect([operationId, security]).toEqual([operationId, [{ staff: [] }]])
    expect(described.components.securitySchemes).toMatchObject({ staff: { type: 'http', scheme: 'bearer' } })
  })

  test('describes the stream of messages and its message types', () => {
    const { get } = parse(eventsDocument, { paths: { [eventsPath]: events } }).paths[eventsPath]
    expect(get.parameters.map(one => [one.name, one.in, one.required])).toEqual([
      ['channels', 'query', true],
      ['after', 'query', false],
      ['Last-Event-ID', 'header', false]
    ])
    expect(Object.keys(described.components.schemas)).toEqual(
      expect.arrayContaining(['HeardMessage', 'OrderMessage', 'UserMessage', 'LocationMessage'])
    )
  })

  test('describes request bodies and replies', () => {
    const placed = operations.find(one => one.operationId === 'placeOrder')
    const body = path(placed, 'requestBody.content.application/json.schema') as Record<string, unknown> | undefined
    expect(body?.['required']).toEqual(['cart', 'version', 'customer', 'slot', 'tender'])
    expect(body?.['properties']).toHaveProperty('customer.properties.first_name.maxLength', 60)
    const reply = placed?.responses['201']?.content['application/json'].schema
    expect(reply?.['properties']).toHaveProperty('payload.properties.pickupCode.type', 'string')
    const keyOf = (of: string) =>
      operations.find(one => one.operationId === of)?.parameters.find(one => one.name === 'Idempotency-Key')
    expect([keyOf('placeOrder')?.required, keyOf('createCart')?.required]).toEqual([true, false])
    const menu = operations.find(one => one.operationId === 'readMenu')?.responses['200']
    const product = parse(
      object({ items: object({ required: array(string()) }) }),
      path(menu?.content['application/json'].schema, 'properties.payload.properties.products')
    )
    expect(product.items.required).toContain('name')
    expect(product.items.required).not.toContain('featured')
  })
})

test('every endpoint that the contract describes is in its list, by its own name', async () => {
  const files = readdirSync('src/contract', { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
  const found = new Map<string, unknown>()
  for (const file of files) {
    const module = (await import(pathToFileURL(`src/contract/${file}`).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(module)) if (isEndpoint(value)) found.set(name, value)
  }
  expect(Object.keys(endpoints).sort()).toEqual([...found.keys()].sort())
  for (const [name, { endpoint }] of Object.entries<ListedEndpoint>(endpoints))
    expect([name, found.get(name) === endpoint]).toEqual([name, true])
})

test('every endpoint of the contract is served, and nothing else but this document and pictures', () => {
  const parts = { db: shop.db, clock: () => shop.time.now, log: () => {}, folders: { scripts: '', pages: '' } }
  // Middleware is registered for all methods.
  const routes = createApp(parts).routes.filter(
    ({ method, path }) => method !== 'ALL' && path.startsWith('/v1/') && !path.startsWith('/v1/pictures/')
  )
  const listed = Object.values<ListedEndpoint>(endpoints).map(({ endpoint }) => endpoint)
  expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    [...listed.map(({ method, path }) => `${method} /v1${path}`), 'GET /v1/openapi.json'].sort()
  )
})
