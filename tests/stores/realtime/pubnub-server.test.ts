import PubNub from 'pubnub'
import { afterEach, expect, test, vi } from 'vitest'
import { listings } from '../../../src/server/db/schema.ts'
import { startTestServer } from '../../server/support/process/demo-server.ts'
import { pubNubFrom } from '../../../src/server/events/pubnub.ts'
import { setPlatform } from '../../../src/platform/platform.ts'
import { hearOrder } from '../../../src/client/live/channels.ts'
import { pubNubTransport } from '../../../src/realtime/pubnub.ts'
import { setTransport } from '../../../src/client/live/transport.ts'
import { fixture } from '../../server/support/database/seed.ts'
import { type PubNubEndpoint, startPubNubEndpoint } from '../support/pubnub-endpoint.ts'
import { testPlatform, type TestPlatform } from '../support/test-env.ts'
import type { DemoServer } from '../support/visit.ts'
import { orderAt, setStatus } from '../support/staff.ts'

let endpoint: PubNubEndpoint
let server: DemoServer
let outside: TestPlatform
let logged: string[]

/** Starts the demo server with a fake PubNub. */
async function begin(cipherKey?: string): Promise<void> {
  endpoint = await startPubNubEndpoint()
  logged = []
  server = await startTestServer({
    seed: fixture,
    // A Saturday at noon: the store is open.
    clock: () => new Date('2026-11-21T12:00:00-05:00'),
    log: line => void logged.push(line),
    pubnub: pubNubFrom({
      PUBNUB_PUBLISH_KEY: 'pub',
      PUBNUB_SUBSCRIBE_KEY: 'demo',
      PUBNUB_CIPHER_KEY: cipherKey,
      PUBNUB_ORIGIN: endpoint.origin
    })
  })
  outside = testPlatform()
  setPlatform(outside)
}

/** Subscribes to an order like a page, with PubNub's own SDK; resolves once it is subscribed. */
async function hear(order: string, cipherKey?: string) {
  setTransport(pubNubTransport({ subscribeKey: 'demo', cipherKey, origin: endpoint.origin }, async () => PubNub))
  const onChange = vi.fn<() => void>()
  hearOrder(order, onChange)
  await vi.waitFor(() => expect(endpoint.listening()).toContain(`order.${order}`))
  return onChange
}

const publishedOn = (order: string) =>
  endpoint.published().flatMap(({ channel, payload }) => (channel === `order.${order}` ? [payload] : []))

afterEach(async () => {
  setTransport(undefined)
  setPlatform(undefined)
  await server.close()
  await endpoint.close()
})

test('messages from the server reach the page through PubNub’s own SDK (SPEC C13)', async () => {
  await begin()
  const { id } = await orderAt(server.url)
  const onChange = await hear(id)
  await setStatus(server.url, id, 'confirmed')
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
  expect(publishedOn(id)).toEqual([{ type: 'order', status: 'confirmed' }])
  expect(logged).toEqual([])
})

test('menus receive the remaining stock of each ordered size over PubNub', async () => {
  await begin()
  await orderAt(server.url)
  const toMenus = () => endpoint.published().filter(({ channel }) => channel.startsWith('location.'))
  await vi.waitFor(() => expect(toMenus()).toHaveLength(1))
  const [{ channel, payload } = { channel: '', payload: {} }] = toMenus()
  const { variant, product } = payload as Record<'variant' | 'product', string>
  const listed = (await server.db.select().from(listings)).find(
    one => one.variantId === variant && channel === `location.${one.locationId}`
  )
  // The fixture has 20 of it.
  expect(listed?.stock).toBe(19)
  expect(payload).toEqual({ type: 'stock', variant, product, available: true, stock: 19 })
})

test('with a cipher key nothing goes over the wire in plain, and the page reads it all the same (SPEC C14)', async () => {
  await begin('secret')
  const { id } = await orderAt(server.url)
  const onChange = await hear(id, 'secret')
  await setStatus(server.url, id, 'confirmed')
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
  const everything = endpoint.published().map(({ payload }) => payload)
  expect(everything.length).toBeGreaterThan(1)
  for (const payload of everything) expect(payload).toMatch(/^[A-Za-z0-9+/=]+$/)
})

test.each([
  ['another key', 'another'],
  ['no key', undefined]
])('a page with %s drops messages it can’t read and reports them, without their content', async (_, key) => {
  await begin('secret')
  const { id } = await orderAt(server.url)
  const onChange = await hear(id, key)
  await setStatus(server.url, id, 'confirmed')
  await vi.waitFor(() => expect(outside.warnings.join()).toMatch(/can't be decrypted/))
  expect(onChange).not.toHaveBeenCalled()
  expect(outside.warnings.join()).not.toContain(String(publishedOn(id)[0]))
})

test('replies don’t wait for PubNub during an outage, and its messages reach the page afterwards', async () => {
  await begin()
  const { id } = await orderAt(server.url)
  const onChange = await hear(id)
  await endpoint.goDown()
  const at = Date.now()
  await setStatus(server.url, id, 'confirmed')
  await setStatus(server.url, id, 'preparing')
  expect(Date.now() - at).toBeLessThan(1500)
  await endpoint.comeBack()
  await vi.waitFor(() => expect(onChange.mock.calls.length).toBeGreaterThan(0), 18_000)
  await vi.waitFor(
    () => expect(publishedOn(id)).toEqual(['confirmed', 'preparing'].map(status => ({ type: 'order', status }))),
    18_000
  )
}, 40_000)
