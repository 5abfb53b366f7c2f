import { Agent, request } from 'node:http'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { answerError } from '../../../src/server/http/middleware/failures.ts'
import { shedLoad } from '../../../src/server/http/middleware/shed-load.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test('calls beyond the limit of concurrent calls are rejected immediately, with a Retry-After header', async () => {
  const app = new Hono()
  app.use(shedLoad(2))
  const disposers: (() => void)[] = []
  app.get('/', async c => {
    await new Promise<void>(done => disposers.push(done))
    return c.text('done')
  })
  app.onError(answerError(() => {}))
  const ask = async () => app.request('/')
  const underWay = [ask(), ask()]
  await vi.waitFor(() => expect(disposers).toHaveLength(2))
  const refused = await ask()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await refused.json()).toMatchObject({ code: 'unavailable' })
  for (const dispose of disposers) dispose()
  expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([200, 200])
  const next = ask()
  await vi.waitFor(() => expect(disposers).toHaveLength(3))
  disposers.at(-1)?.()
  expect((await next).status).toBe(200)
})

test('reports health under any load, and readiness by the database', async () => {
  const get = async (path: string) => {
    const response = await fetch(shop.url + path)
    return [response.status, await response.json()]
  }
  expect(await get('/healthz')).toEqual([200, { ok: true }])
  expect(await get('/readyz')).toEqual([200, { ok: true, outbox: 'moving' }])
})

test('a body that is too large is rejected on a connection that is then closed, so that the next call is not lost', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const post = (bytes: number) =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((done, fail) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': bytes }
      const call = request(`${shop.url}/v1/carts`, { method: 'POST', agent, headers }, answer => {
        answer.resume()
        answer.on('end', () => done({ status: answer.statusCode, connection: answer.headers.connection }))
      })
      call.on('error', fail)
      call.end(`"${'x'.repeat(bytes - 2)}"`)
    })
  for (let round = 0; round < 5; round++) {
    expect(await post(70_000)).toEqual({ status: 413, connection: 'close' })
    expect((await post(20)).status).toBe(422)
  }
  agent.destroy()
})
