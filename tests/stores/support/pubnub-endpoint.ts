import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Waiting {
  channels: string[]
  response: ServerResponse
}

/** A PubNub of the test's own on loopback: handshake, long poll, and publishing from the test. */
export interface PubNubEndpoint {
  origin: string
  publish(channel: string, payload: unknown): void
  /** The channels that are being listened to right now. */
  listening(): string[]
  close(): Promise<void>
}

/** Starts an endpoint that speaks as much of PubNub's wire as a subscriber needs. */
export async function startPubNubEndpoint(): Promise<PubNubEndpoint> {
  const waiting = new Set<Waiting>()
  let time = 17_000_000_000_000_000n

  const reply = (response: ServerResponse, body: unknown) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })
    response.end(JSON.stringify(body))
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, version, what, , channels = ''] = url.pathname.split('/')
    if (version !== 'v2' || what !== 'subscribe') return reply(response, { status: 200, message: 'OK' })
    const token = url.searchParams.get('tt')
    if (!token || token === '0') return reply(response, { t: { t: String(time), r: 1 }, m: [] })
    const waiter = { channels: decodeURIComponent(channels).split(','), response }
    waiting.add(waiter)
    response.on('close', () => waiting.delete(waiter))
    return undefined
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${port}`,
    listening: () => [...waiting].flatMap(one => one.channels),
    publish(channel, payload) {
      time++
      const message = {
        a: '1',
        f: 0,
        i: 'server',
        s: 1,
        p: { t: String(time), r: 1 },
        k: 'demo',
        c: channel,
        b: channel,
        d: payload
      }
      for (const one of waiting) {
        if (!one.channels.includes(channel)) continue
        waiting.delete(one)
        reply(one.response, { t: { t: String(time), r: 1 }, m: [message] })
      }
    },
    close() {
      server.closeAllConnections()
      return new Promise(done => server.close(() => done()))
    }
  }
}
