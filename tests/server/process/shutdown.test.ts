import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { seed as demoSeed } from '../../../demo/catalogue/index.ts'
import { makeSeededDatabase } from '../support/database/database.ts'
import { type Child, makeFolder, startChild } from '../support/process/child.ts'

const database = await makeSeededDatabase(demoSeed, new Date())
const { folder, remove } = await makeFolder()
const where: Record<string, string> = database.url === undefined ? { DATA_DIR: folder } : { DATABASE_URL: database.url }
afterAll(async () => {
  await remove()
  await database.drop()
})

/** Opens a connection and sends the beginning of a request. */
async function open(child: Child, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(child.url).port), '127.0.0.1')
  socket.on('error', () => {})
  await new Promise<void>(done => socket.once('connect', done))
  if (text !== '') await new Promise<void>(done => socket.write(text, () => done()))
  return socket
}

/** Returns whether a new connection is refused. */
const isRefused = ({ url }: Child): Promise<boolean> =>
  new Promise(done => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.once('error', () => done(true))
    socket.once('connect', () => {
      socket.destroy()
      done(false)
    })
  })

test('a server stops when asked to, whatever connections are open', async () => {
  const child = await startChild(where)
  const head =
    'POST /v1/carts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{'
  const sockets = await Promise.all(['', 'GET /healthz HT', head].map(text => open(child, text)))
  const stream = await fetch(`${child.url}/v1/events?channels=order.${'a'.repeat(32)}`)
  expect(stream.status).toBe(200)
  expect(await child.end('SIGTERM')).toBe(0)
  for (const socket of sockets) socket.destroy()
})

test('a server that stops answers 503 to /readyz on open connections until it has finished the last call', async () => {
  const child = await startChild(where)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ready = () =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((done, fail) => {
      const call = request(`${child.url}/readyz`, { agent }, answer => {
        answer.resume()
        answer.on('end', () => done({ status: answer.statusCode, connection: answer.headers.connection }))
      })
      call.on('error', fail)
      call.end()
    })
  const head =
    'POST /v1/carts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{'
  const unfinished = await open(child, head)
  let answer = ''
  unfinished.on('data', (chunk: Buffer) => (answer += String(chunk)))
  expect(await ready()).toEqual({ status: 200, connection: 'keep-alive' })
  const ended = child.end('SIGTERM')
  // A call that the signal overtakes would be the connection's last one.
  await vi.waitFor(async () => expect(await isRefused(child)).toBe(true), 20_000)
  expect(await ready()).toEqual({ status: 503, connection: 'close' })
  unfinished.write('}')
  expect(await ended).toBe(0)
  expect(answer).toMatch(/^HTTP\/1\.1 422 /)
  expect(answer).toMatch(/^connection: close\r$/im)
})
