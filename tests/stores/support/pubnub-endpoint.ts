import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Waiting {
  channels: string[]
  client: string
  response: ServerResponse
}

interface Kept {
  time: bigint
  channel: string
  payload: unknown
}

/** A fake PubNub on loopback: handshake, long polling, catching up by time token, and publishing. */
export interface PubNubEndpoint {
  origin: string
  publish(channel: string, payload: unknown): void
  /** Returns the channels that are subscribed to right now. */
  listening(): string[]
  /** Who listens, by the client ids that they give. */
  listeners(): string[]
  /** Returns the published messages as they came over the wire. */
  published(): { channel: string; payload: unknown }[]
  /** Makes it unreachable until it comes back. */
  goDown(): Promise<void>
  comeBack(): Promise<void>
  close(): Promise<void>
}

/** Starts an endpoint with the part of PubNub's protocol that a subscriber and a publisher need. */
export async function startPubNubEndpoint(): Promise<PubNubEndpoint> {
  const waiting = new Set<Waiting>()
  const kept: Kept[] = []
  let time = 17_000_000_000_000_000n

  const reply = (response: ServerResponse, body: unknown) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })
    response.end(JSON.stringify(body))
  }
  const messageOf = ({ time: at, channel, payload }: Kept) => ({
    a: '1',
    f: 0,
    i: 'server',
    s: 1,
    p: { t: String(at), r: 1 },
    k: 'demo',
    c: channel,
    b: channel,
    d: payload
  })
  const bring = (response: ServerResponse, messages: Kept[]) =>
    reply(response, { t: { t: String(messages.at(-1)?.time ?? time), r: 1 }, m: messages.map(messageOf) })

  const publish = (channel: string, payload: unknown) => {
    const message = { time: ++time, channel, payload }
    kept.push(message)
    for (const one of waiting) {
      if (!one.channels.includes(channel)) continue
      waiting.delete(one)
      bring(one.response, [message])
    }
  }

  const create = (): Server =>
    createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const [, version, what = '', ...rest] = url.pathname.split('/').map(decodeURIComponent)
      if (version === 'publish') {
        const channel = rest[2] ?? ''
        publish(channel, JSON.parse(decodeURIComponent(url.pathname.split('/').slice(7).join('/'))))
        return reply(response, [1, 'Sent', String(time)])
      }
      if (version !== 'v2' || what !== 'subscribe') return reply(response, { status: 200, message: 'OK' })
      const channels = (rest[1] ?? '').split(',')
      const token = url.searchParams.get('tt')
      if (!token || token === '0') return bring(response, [])
      const missed = kept.filter(one => one.time > BigInt(token) && channels.includes(one.channel))
      if (missed.length > 0) return bring(response, missed)
      const waiter = { channels, client: url.searchParams.get('uuid') ?? '', response }
      waiting.add(waiter)
      response.on('close', () => waiting.delete(waiter))
      return undefined
    })

  let server = create()
  const listen = (port: number) => new Promise<void>(done => server.listen(port, '127.0.0.1', done))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>(done => server.close(() => done()))
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    listening: () => [...waiting].flatMap(one => one.channels),
    listeners: () => [...waiting].map(one => one.client),
    published: () => kept.map(({ channel, payload }) => ({ channel, payload })),
    publish,
    goDown: close,
    comeBack() {
      server = create()
      return listen(port)
    },
    close
  }
}
