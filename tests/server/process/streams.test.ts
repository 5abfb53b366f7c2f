import { connect } from 'node:net'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { writeMessages } from '../../../src/server/events/messages.ts'
import { startServer } from '../../../src/server/start.ts'
import { setOpen } from '../../../src/contract/staff/staff-board.ts'
import { readBusiness } from '../../../src/contract/store/business.ts'
import { call } from '../support/client.ts'
import { makeDatabase } from '../support/database/database.ts'
import { by } from '../support/loyalty.ts'
import { listen } from '../support/process/listen.ts'
import { fixture } from '../support/database/seed.ts'

const database = await makeDatabase()
const server = await startServer({
  databaseUrl: database.url,
  seed: fixture,
  log: () => {},
  streams: { most: 4, mostPerAddress: 3 }
})
afterAll(async () => {
  await server.close()
  await database.drop()
})

const channel = `order.${'d'.repeat(32)}`
const events = `/v1/events?channels=${channel}`

describe('a stream of events', () => {
  test('is not opened by HEAD, which would never end it', async () => {
    for (let call = 0; call < 20; call++) {
      const response = await fetch(server.url + events, { method: 'HEAD' })
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    }
    expect(server.openStreams()).toBe(0)
  })

  test('is refused where a client, or all together, have too many, and is free again once one ends', async () => {
    const open = await Promise.all([1, 2, 3].map(() => listen(server.url, { channels: channel })))
    const refused = await fetch(server.url + events)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' })
    open[0]?.close()
    await vi.waitFor(() => expect(server.openStreams()).toBe(2))
    const again = await listen(server.url, { channels: channel })
    expect(again.status).toBe(200)
    for (const stream of [...open, again]) stream.close()
    await vi.waitFor(() => expect(server.openStreams()).toBe(0))
  })

  test('of a reader that does not read is cut off instead of being kept in memory', async () => {
    const { port } = new URL(server.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`GET ${events} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    await vi.waitFor(() => expect(server.openStreams()).toBe(1))
    socket.pause()
    const reader = await listen(server.url, { channels: channel })
    const message = { text: 'x'.repeat(40_000) }
    // Until the buffers of both ends are full.
    for (let sent = 4; server.openStreams() > 1 && sent < 2000; sent += 4) {
      await writeMessages(
        server.db,
        Array.from({ length: 4 }, () => ({ channel, message }))
      )
      server.wake()
      await reader.messages(sent)
    }
    expect(server.openStreams()).toBe(1)
    reader.close()
    socket.destroy()
  })
})

test('an id with a line break in it neither ends the process nor comes back in the answer', async () => {
  const { locations } = (await call(server.url, readBusiness)).payload
  const { id = '', slug = '' } = locations[0] ?? {}
  const channels = `location.${id}`
  const first = await listen(server.url, { channels })
  const open = (isOpen: boolean) =>
    call(server.url, setOpen, { params: { location: slug }, body: { isOpen }, headers: by('staff') })
  await open(false)
  const [heard] = await first.messages(1)
  await open(true)
  await first.messages(2)
  first.close()
  for (const tail of ['-\n', '\n', '-\r\nid: 1', '\u0000']) {
    const stream = await listen(server.url, { channels, after: `${heard?.id}${tail}` })
    expect(stream.heard.map(({ name }) => name)).toEqual(['ready', 'missed'])
    expect(stream.heard[0]?.id).toMatch(/^\d+$/)
    stream.close()
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

test.runIf(database.url !== undefined)(
  'messages from one process arrive at another, also for clients that reconnect there',
  async () => {
    const other = await startServer({ databaseUrl: database.url ?? '', seed: fixture, log: () => {} })
    const [here, there] = await Promise.all([server, other].map(({ url }) => listen(url, { channels: channel })))
    const say = async (at: typeof server, word: string) => {
      await writeMessages(at.db, [{ channel, message: { word } }])
      at.wake()
    }
    for (const [at, word] of [
      [server, 'one'],
      [other, 'two']
    ] as const)
      await say(at, word)
    const words = async (stream: typeof here) => (await stream?.messages(2))?.map(({ data }) => data.message)
    expect(await words(here)).toEqual([{ word: 'one' }, { word: 'two' }])
    expect(await words(there)).toEqual([{ word: 'one' }, { word: 'two' }])
    const [first] = (await here?.messages(1)) ?? []
    const back = await listen(other.url, { channels: channel, after: first?.id ?? '' })
    expect((await back.messages(1)).map(({ data }) => data.message)).toEqual([{ word: 'two' }])
    for (const stream of [here, there, back]) stream?.close()
    await other.close()
  }
)
