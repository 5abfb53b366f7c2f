import { Hono } from 'hono'
import { afterAll, expect, test, vi } from 'vitest'
import { listen } from '../../../src/server/http/listen.ts'
import { receiveBodies } from '../../../src/server/http/middleware/receive-bodies.ts'
import { answerError } from '../../../src/server/http/middleware/failures.ts'
import { shedLoad } from '../../../src/server/http/middleware/shed-load.ts'
import { createCart } from '../../../src/contract/cart/cart.ts'
import { readBusiness } from '../../../src/contract/store/business.ts'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { fixture } from '../support/database/seed.ts'
import { sendHalf } from '../support/process/half-sent.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop(fixture, { mostCalls: 3 })
const chunked = 'Transfer-Encoding: chunked'

/** Starts a server that echoes bodies, with limits on those that arrive slowly. */
async function openEcho(limits: Parameters<typeof receiveBodies>[0]) {
  const app = new Hono()
  app.use((c, next) => (c.set('proxies', 0), next()))
  app.use(receiveBodies(limits))
  app.post('/', async c => c.text(`echo ${await c.req.text()}`))
  app.onError(answerError(() => {}))
  const server = await listen(app.fetch, 0, '127.0.0.1')
  afterAll(() => server.close())
  return `http://127.0.0.1:${server.port}`
}

const slow = { most: 100, patience: 60_000, grace: 60_000, mostSlow: 100 }

test.each(['/v1/carts', '/v1/orders', '/v1/staff-session', '/nowhere'])(
  'half-sent bodies to %s don’t block reading or ordering',
  async path => {
    const half = await Promise.all(
      Array.from({ length: 20 }, (_, at) => sendHalf(shop.url, path, at % 2 === 0 ? undefined : chunked))
    )
    expect((await shop.to(readBusiness)).status).toBe(200)
    expect((await shop.to(readMenu, { params: { location: 'queen-west' } })).status).toBe(200)
    expect((await shop.to(createCart, { body: { location: 'queen-west', method: 'pickup' } })).status).toBe(201)
    for (const { leave } of half) leave()
  }
)

test.each(['Content-Length: 1000', chunked])('a body that never ends is given up (%s)', async framing => {
  const url = await openEcho({ ...slow, most: 2000, patience: 50 })
  const text = await (await sendHalf(url, '/', framing)).closed
  expect(text).toMatch(/^HTTP\/1.1 408 /)
  expect(text.toLowerCase()).toContain('connection: close')
})

test('a body that arrives drop by drop is given up as a whole', async () => {
  const url = await openEcho({ ...slow, most: 2000, patience: 100 })
  const { closed, send } = await sendHalf(url, '/')
  const drops = setInterval(() => send('x'), 5)
  expect(await closed).toMatch(/^HTTP\/1.1 408 /)
  clearInterval(drops)
})

test('a body without a length is given up once it is too long', async () => {
  const url = await openEcho(slow)
  const { closed, send } = await sendHalf(url, '/', chunked)
  send(`80\r\n${'x'.repeat(128)}\r\n`)
  expect(await closed).toMatch(/^HTTP\/1.1 413 /)
})

test('an address may have a few slow bodies; further ones are given up, and complete ones are not touched', async () => {
  const url = await openEcho({ ...slow, most: 2000, grace: 50, mostSlow: 3 })
  const half = await Promise.all(Array.from({ length: 10 }, async () => sendHalf(url, '/')))
  const given: string[] = []
  for (const { closed } of half) void closed.then(text => given.push(text))
  await vi.waitFor(() => expect(given).toHaveLength(7))
  for (const text of given) expect(text).toMatch(/^HTTP\/1.1 408 /)
  expect(await (await fetch(url, { method: 'POST', body: 'all of it' })).text()).toBe('echo all of it')
  for (const { leave } of half) leave()
})

test('a slow body that is complete in time is answered, and a place is free again for the next', async () => {
  const url = await openEcho({ ...slow, most: 2000, grace: 20, mostSlow: 1 })
  for (let round = 0; round < 3; round++) {
    const { closed, send, leave } = await sendHalf(url, '/', 'Connection: close\r\nContent-Length: 4')
    send('"}')
    expect(await closed).toContain('echo {""}')
    leave()
    ;(await sendHalf(url, '/')).leave()
  }
})

test('public reads and other calls have places of their own', async () => {
  const app = new Hono()
  app.use(shedLoad(1))
  const disposers: (() => void)[] = []
  app.all('*', async c => {
    await new Promise<void>(done => disposers.push(done))
    return c.text('done')
  })
  app.onError(answerError(() => {}))
  const order = app.request('/v1/orders', { method: 'POST' })
  await vi.waitFor(() => expect(disposers).toHaveLength(1))
  const menu = app.request('/v1/locations/queen-west/menu')
  await vi.waitFor(() => expect(disposers).toHaveLength(2))
  for (const path of ['/v1/business', '/storefront.js']) expect((await app.request(path)).status).toBe(503)
  for (const path of ['/v1/payments/p', '/v1/orders/o', '/v1/carts/c', '/v1/me'])
    expect((await app.request(path)).status).toBe(503)
  for (const dispose of disposers) dispose()
  expect([(await order).status, (await menu).status]).toEqual([200, 200])
})
