import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { openPostgres } from '../../src/server/db/connection/postgres.ts'
import type { Database } from '../../src/server/db/types.ts'
import { dispatchMessages, writeMessages } from '../../src/server/events/messages.ts'
import { type Child, startChild } from '../server/support/process/child.ts'
import { listen } from '../server/support/process/listen.ts'
import { startCluster } from '../server/support/postgres/cluster.ts'
import { findPostgres } from '../server/support/postgres/find.ts'

const MB = 1024 * 1024

/** The limit of a process, and the streams of it whose reader stops reading. */
const [MOST, SLOW] = [1000, 10]

/** Returns headers with the client address of the next stream: each of five has as many as one may have, 200. */
function createClients(): () => Record<string, string> {
  let opened = 0
  return () => ({ 'X-Forwarded-For': `203.0.113.${opened++ % 5}` })
}

/** The client address of further streams. */
const elsewhere = { 'X-Forwarded-For': '203.0.113.99' }

/** All hear the first channel; the second has more messages than a slow reader's buffers hold. */
const [everyone, flooded] = [`order.${'a'.repeat(32)}`, `order.${'b'.repeat(32)}`]

/**
 * Maximum growth of the process's memory, in bytes. It was 36 to 45 MB when this was written, half of it from opening
 * the streams; the rest is room for garbage that is not collected yet. Slow readers that are kept would take more: 80 MB
 * each, until the test gives up.
 */
const MOST_GROWTH = 100 * MB

const METRICS_TOKEN = 'for-the-tests-of-the-metrics'

const programs = await findPostgres()
const cluster = programs === undefined ? undefined : await startCluster(programs)
const disposers: (() => unknown)[] = []
afterAll(async () => {
  for (const dispose of disposers.toReversed()) await dispose()
  await cluster?.stop()
})

/** Sends messages like another process of the same database. */
async function send(db: Database, channel: string, ...texts: string[]): Promise<void> {
  await writeMessages(
    db,
    texts.map(text => ({ channel, message: { text } }))
  )
  await dispatchMessages(db)
}

/** Opens `count` streams a hundred at a time. */
async function openReaders(url: string, count: number, nextClient: () => Record<string, string>) {
  const readers: Awaited<ReturnType<typeof listen>>[] = []
  while (readers.length < count) {
    const batch = Array.from({ length: Math.min(100, count - readers.length) }, () =>
      listen(url, { channels: everyone }, nextClient())
    )
    readers.push(...(await Promise.all(batch)))
  }
  return readers
}

/** Opens a stream whose reader reads until it is ready, and then no more. */
async function openSlow(url: string, client: Record<string, string>): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  disposers.push(() => socket.destroy())
  const headers = Object.entries({ Host: 'localhost', ...client }).map(([name, value]) => `${name}: ${value}\r\n`)
  let text = ''
  await new Promise<void>(done => {
    socket.on('data', (chunk: Buffer) => {
      text += String(chunk)
      if (text.includes('event: ready')) done()
    })
    socket.write(`GET /v1/events?channels=${flooded} HTTP/1.1\r\n${headers.join('')}\r\n`)
  })
  socket.pause()
  return socket
}

async function countStreams(url: string): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
  return Number(/^storefront_open_streams (\d+)$/m.exec(await response.text())?.[1])
}

/** The memory of a process that is not swapped out, in bytes; NaN where there is no /proc. */
async function residentMemory({ pid }: Child): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
}

test('a process serves 1,000 streams in bounded memory, refuses the next, and drops those who do not read', async ({
  skip
}) => {
  if (cluster === undefined) return skip('there is no Postgres')
  const child = await startChild({ DATABASE_URL: cluster.url, TRUST_PROXY: '1', METRICS_TOKEN })
  disposers.push(() => child.end('SIGKILL'))
  const { url } = child
  const { db, close } = await openPostgres(cluster.url, { most: 1 })
  disposers.push(close)

  // The first stream compiles the code that all run, and opens connections.
  const first = await listen(url, { channels: everyone })
  await send(db, everyone, 'first')
  await first.messages(1)
  first.close()
  await vi.waitFor(async () => expect(await countStreams(url)).toBe(0))
  const before = await residentMemory(child)
  const growths: number[] = []
  const measure = async () => void growths.push((await residentMemory(child)) - before)

  const nextClient = createClients()
  const readers = await openReaders(url, MOST - SLOW - 1, nextClient)
  const steady = await listen(url, { channels: flooded }, nextClient())
  const slow = await Promise.all(Array.from({ length: SLOW }, () => openSlow(url, nextClient())))
  expect(readers.every(({ status }) => status === 200)).toBe(true)
  expect(await countStreams(url)).toBe(MOST)
  await measure()

  const refused = await fetch(`${url}/v1/events?channels=${everyone}`, { headers: elsewhere })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await refused.json()).toMatchObject({ code: 'unavailable' })

  await send(db, everyone, 'to all')
  for (const reader of readers) await reader.messages(1)
  await measure()

  // Until the buffers of both ends are full.
  const part = 'x'.repeat(40_000)
  for (let sent = 4; (await countStreams(url)) > MOST - SLOW && sent < 2000; sent += 4) {
    await send(db, flooded, part, part, part, part)
    await steady.messages(sent)
    await measure()
  }
  expect(await countStreams(url)).toBe(MOST - SLOW)

  await send(db, everyone, 'to those who are left')
  const heard = await Promise.all(
    readers.map(async reader => (await reader.messages(2)).map(({ data }) => data.message))
  )
  expect(heard).toEqual(readers.map(() => [{ text: 'to all' }, { text: 'to those who are left' }]))
  const next = await listen(url, { channels: everyone }, elsewhere)
  expect(next.status).toBe(200)
  await measure()

  for (const socket of slow) socket.destroy()
  for (const reader of [...readers, steady, next]) reader.close()
  await vi.waitFor(async () => expect(await countStreams(url)).toBe(0))
  if (Number.isNaN(before)) return skip('there is no /proc to read the memory of the process from')
  expect(Math.max(...growths)).toBeLessThan(MOST_GROWTH)
})
