import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { seed as demoSeed } from '../../../demo/catalogue/index.ts'
import { plainLine } from '../../../src/server/log/plain-line.ts'
import { loggedError, scrubbed } from '../../../src/server/log/scrub.ts'
import { logSettingsFrom } from '../../../src/server/log/log-settings.ts'
import { requestCode, signInByPassword } from '../../../src/contract/account/account.ts'
import { createCart } from '../../../src/contract/cart/cart.ts'
import { setDelivery } from '../../../src/contract/cart/cart-change.ts'
import { readMe } from '../../../src/contract/account/me.ts'
import { readOrder } from '../../../src/contract/order/order.ts'
import { startTestServer } from '../support/process/demo-server.ts'
import { fixture } from '../support/database/seed.ts'
import { makeFolder, startChild } from '../support/process/child.ts'
import { call } from '../support/client.ts'
import { makeSeededDatabase } from '../support/database/database.ts'
import { listen } from '../support/process/listen.ts'
import { sendOrder } from '../support/place-order.ts'
import { ada, home } from '../support/shop.ts'

interface Line {
  level: string
  msg: string
  requestId?: string
  route?: string
  method?: string
  status?: number
  ms?: number
  bytes?: number
}

const lines = (said: string): Line[] =>
  said
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Line)

const database = await makeSeededDatabase(demoSeed, new Date())
const { folder, remove } = await makeFolder()
afterAll(async () => {
  await remove()
  await database.drop()
})

test('the log of a whole order is one line of JSON a call, with its id, and without anything of the person', async () => {
  const child = await startChild({
    ...(database.url === undefined ? { DATA_DIR: folder } : { DATABASE_URL: database.url }),
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'info',
    TRUST_PROXY: '1'
  })
  const { url } = child
  const link = await fetch(`${url}/demo/sign-in?as=alex`, { redirect: 'manual' })
  const token = new URL(link.headers.get('location') ?? '', url).searchParams.get('token') ?? ''
  const headers = { Authorization: `Bearer ${token}`, 'X-Platform-Id': randomUUID(), 'X-Forwarded-For': '203.0.113.77' }
  const account = (await call(url, readMe, { headers })).payload
  const { payload } = await call(url, createCart, { body: { location: 'queen-west', method: 'delivery' }, headers })
  const delivery = { body: { version: payload.version, address: home }, headers }
  await call(url, setDelivery, { params: { cart: payload.id }, ...delivery })
  await fetch(`${url}/v1/addresses?q=${encodeURIComponent(home.line1)}`, { headers })
  await call(url, requestCode, { body: { to: ada.email }, headers })
  await call(url, signInByPassword, { body: { email: ada.email, password: 'a-word-of-ada' }, headers })
  const order = (await sendOrder(url)).payload
  const read = await call(url, readOrder, {
    params: { order: order.id },
    headers: { 'X-Request-Id': 'given-by-proxy' }
  })
  expect(read.headers.get('x-request-id')).toBe('given-by-proxy')
  const stream = await listen(url, { channels: `order.${order.id.replaceAll('-', '')}` })
  stream.close()
  for (const path of ['/healthz', '/readyz', '/metrics', `/v1/${ada.email}?q=${ada.email}`]) await fetch(url + path)
  expect(await child.end('SIGTERM')).toBe(0)

  const logged = lines(child.said())
  const calls = logged.filter(({ msg }) => msg === 'call')
  for (const line of calls) {
    expect(line.requestId).toMatch(/^[\w-]{8,64}$/)
    expect(line).toMatchObject({ method: expect.any(String), ms: expect.any(Number), bytes: expect.any(Number) })
  }
  expect(calls).toContainEqual(expect.objectContaining({ route: '/v1/orders', method: 'POST', status: 201 }))
  expect(calls).toContainEqual(expect.objectContaining({ route: '/v1/orders/:order', requestId: 'given-by-proxy' }))
  expect(calls).toContainEqual(expect.objectContaining({ route: '/v1/events', status: 200 }))
  expect(calls).toContainEqual(expect.objectContaining({ route: 'unmatched', status: 404 }))
  expect(calls.filter(({ route }) => /health|ready|metrics/.test(route ?? ''))).toEqual([])
  expect(new Set(calls.map(({ requestId }) => requestId)).size).toBe(calls.length)

  const { first_name, last_name, email, phone } = account
  const personal = [
    token,
    order.id,
    order.number,
    payload.id,
    headers['X-Platform-Id'],
    headers['X-Forwarded-For'],
    '127.0.0.1',
    ...Object.values(ada),
    'a-word-of-ada',
    home.line1,
    ...[first_name, last_name, email, phone].filter(Boolean),
    '?q='
  ]
  const text = child.said()
  for (const one of personal) expect(text).not.toContain(one)
})

describe('the id of a call', () => {
  /** Returns the ids in the responses to requests with these ids. */
  async function idsFor(proxies: number, given: string[]) {
    const { url, close } = await startTestServer({ proxies, seed: fixture })
    const answers = await Promise.all(given.map(id => fetch(`${url}/healthz`, { headers: { 'X-Request-Id': id } })))
    await close()
    return answers.map(({ headers }) => headers.get('x-request-id'))
  }

  test('is ours where no proxy is trusted', async () => {
    const [id] = await idsFor(0, ['given-by-somebody'])
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('is never an invalid one from a proxy', async () => {
    const ids = await idsFor(1, ['a b', 'short', 'x'.repeat(65), 'ada@shop.example', 'as-it-should-be'])
    expect(ids.pop()).toBe('as-it-should-be')
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('what goes wrong inside', () => {
  test('is logged without the values that its message, stack, properties and causes repeat', () => {
    const cause = Object.assign(new Error('invalid input syntax for type uuid: "Ada Byron"'), {
      code: '22P02',
      detail: 'Key (email)=(ada@shop.example) already exists.'
    })
    const logged = loggedError(new Error('No letter to ada@shop.example, +1 416 555 0123', { cause }))
    expect(logged).toMatchObject({ type: 'Error', message: 'No letter to …, …', cause: { code: '22P02' } })
    expect(JSON.stringify(logged)).not.toMatch(/ada|Ada|416|already/)
  })

  test.each([
    ['postgres://shop:secret@db.internal:5432/shop', 'postgres://…@db.internal:5432/shop'],
    ["No letter to nora.o'neil@example.com, fern&moss@xn--caf-dma.ca, josé@pâté.example", 'No letter to …, …, …'],
    ['No text to +14165550134;ext=12', 'No text to …;ext=12'],
    ['(416) 555-0123 and 416.555.0123', '… and …'],
    ['order 0123456789abcdef0123456789abcdef', 'order …'],
    ['Bearer abc.def', 'Bearer …'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432']
  ])('%j is logged as %j', (text, expected) => expect(scrubbed(text)).toBe(expected))

  test('is plain to people, with its stack', () => {
    const line =
      '{"level":"error","time":"2026-11-21T15:00:00.000Z","msg":"GET failed","error":{"type":"E","message":"no"}}'
    expect(plainLine(line)).toBe('15:00:00 error GET failed\nE: no\n')
  })
})

describe('the settings of the log', () => {
  test('are JSON in earnest, and plain where people look', () => {
    expect(logSettingsFrom({}, false, false)).toEqual({ level: 'info', format: 'json' })
    expect(logSettingsFrom({}, false, true)).toEqual({ level: 'info', format: 'pretty' })
    expect(logSettingsFrom({}, true, false)).toEqual({ level: 'warn', format: 'pretty' })
    expect(logSettingsFrom({ LOG_FORMAT: 'json', LOG_LEVEL: 'debug' }, true, true)).toMatchObject({ format: 'json' })
    expect(() => logSettingsFrom({ LOG_FORMAT: 'xml' }, false, false)).toThrow(
      'Invalid LOG_FORMAT "xml": expected json'
    )
    expect(() => logSettingsFrom({ LOG_LEVEL: 'loud' }, false, false)).toThrow(
      'Invalid LOG_LEVEL "loud": expected one of'
    )
  })
})
