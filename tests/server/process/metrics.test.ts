import { Hono } from 'hono'
import { describe, expect, inject, test } from 'vitest'
import { answerError } from '../../../src/server/http/middleware/failures.ts'
import { shedLoad } from '../../../src/server/http/middleware/shed-load.ts'
import { outbox } from '../../../src/server/db/schema.ts'
import { createMetrics } from '../../../src/server/metrics/metrics.ts'
import { metricsTokenFrom } from '../../../src/server/metrics/metrics-settings.ts'
import { listen } from '../support/process/listen.ts'
import { openShop } from '../support/shop.ts'

const metricsToken = 'a-token-that-nobody-guesses'
const shop = await openShop(undefined, { metricsToken })

const read = async (url: string, token = metricsToken) =>
  fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } })

/** Returns the metrics' samples by name and labels. */
async function samples(url = shop.url): Promise<Map<string, number>> {
  const text = await (await read(url)).text()
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  return new Map(lines.map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

describe('the metrics', () => {
  test('are there for who has the token, and not at all where none is set', async () => {
    expect((await read(shop.url, 'another')).status).toBe(401)
    expect((await fetch(`${shop.url}/metrics`)).status).toBe(401)
    const answer = await read(shop.url)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const without = await openShop()
    expect((await read(without.url)).status).toBe(404)
  })

  test('count calls by the pattern of their route, orders, streams, and what waits', async () => {
    const cart = await shop.cartWith({ zebra: 1 })
    const { id } = (await shop.send(await shop.orderFor(cart))).payload
    for (const path of [`/v1/${id}`, '/healthz', '/wp-login.php']) await fetch(shop.url + path)
    await fetch(`${shop.url}/v1/orders`, { method: 'PROPFIND' })
    const stream = await listen(shop.url, { channels: `order.${id}` })
    await shop.db.insert(outbox).values({ kind: 'none', topic: 'none', payload: {}, failedAt: new Date() })
    const orders = '{method="POST",route="/v1/orders",status="201"}'
    // A request is counted once its connection has taken the response, which may be after the client has received it.
    await expect.poll(async () => (await samples()).get(`storefront_requests_total${orders}`)).toBe(1)
    await expect
      .poll(async () => (await samples()).get('storefront_requests_total{method="GET",route="unmatched",status="404"}'))
      .toBe(2)
    const found = await samples()
    expect(found.get('storefront_orders_placed_total{method="pickup",tender="in_store"}')).toBe(1)
    expect(found.get('storefront_open_streams')).toBe(1)
    expect(found.get('storefront_outbox_jobs{state="failed"}')).toBe(1)
    expect(found.get('storefront_outbox_jobs{state="waiting"}')).toBeGreaterThanOrEqual(0)
    expect(found.get('storefront_outbox_oldest_seconds')).toBeGreaterThanOrEqual(0)
    expect(found.get('storefront_messages_pending')).toBeGreaterThanOrEqual(0)
    expect(found.get('storefront_database_up')).toBe(1)
    expect(found.get('storefront_requests_shed_total')).toBe(0)
    expect(found.get('storefront_requests_in_flight')).toBe(0)
    expect(found.get('storefront_request_duration_seconds_count{method="POST",route="/v1/orders"}')).toBe(1)
    expect(found.get('nodejs_eventloop_lag_p99_seconds')).toBeDefined()
    expect(found.get('process_resident_memory_bytes')).toBeGreaterThan(0)
    const names = [...found.keys()].join('\n')
    for (const own of [id, cart.id, 'wp-login', 'healthz', 'PROPFIND', 'queen-west']) expect(names).not.toContain(own)
    stream.close()
    await stream.ended
    await expect.poll(async () => (await samples()).get('storefront_open_streams')).toBe(0)
    const pool = (await samples()).get('storefront_pool_connections{state="total"}')
    if (inject('postgres') !== null) expect(pool).toBeGreaterThan(0)
    else expect(pool).toBeUndefined()
  })

  test('say when the database is gone, and nothing then of what waits in it', async () => {
    const answers = [{ waiting: 3, failed: 1, oldestSeconds: 9, pending: 2 }, undefined]
    const metrics = createMetrics({ openStreams: () => 0, queues: async () => answers.shift() })
    expect(await metrics.text()).toMatch(
      /outbox_jobs\{state="waiting"\} 3\n[^]*database_up|database_up 1\n[^]*"waiting"\} 3/
    )
    const text = await metrics.text()
    expect(text).toContain('storefront_database_up 0\n')
    expect(text).not.toMatch(/^storefront_(outbox_oldest_seconds|messages_pending|outbox_jobs.*) /m)
  })

  test('count calls that were shed, and those that the database could not do', async () => {
    const metrics = createMetrics({ openStreams: () => 0, queues: async () => undefined })
    const app = new Hono()
    app.use('/full', shedLoad(0, metrics.shed))
    app.get('/gone', () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })))
    app.onError(answerError(() => {}, metrics.putOff))
    expect([(await app.request('/full')).status, (await app.request('/gone')).status]).toEqual([503, 503])
    const text = await metrics.text()
    expect(text).toContain('storefront_requests_shed_total 1\n')
    expect(text).toContain('storefront_database_errors_total 1\n')
  })

  test('require a token too long to guess', () => {
    expect(metricsTokenFrom({})).toBeUndefined()
    expect(metricsTokenFrom({ METRICS_TOKEN: metricsToken })).toBe(metricsToken)
    expect(() => metricsTokenFrom({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN is too short')
  })
})
