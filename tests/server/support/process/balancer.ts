import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy that balances requests over several servers. */
export interface Balancer {
  url: string
  /** Sends requests to this server too. */
  add: (url: string) => void
  /** Sends it no further requests, and waits for those in flight. */
  drain: (url: string) => Promise<void>
  close: () => Promise<void>
}

/** Opens a balancer without servers; requests are sent round-robin and never retried. */
export async function openBalancer(): Promise<Balancer> {
  const underWay = new Map<string, number>()
  const active: string[] = []
  const waiting = new Set<() => void>()

  const count = (url: string, by: number) => {
    underWay.set(url, (underWay.get(url) ?? 0) + by)
    for (const look of waiting) look()
  }

  const server = createServer((incoming, outgoing) => {
    const url = active.shift()
    if (url === undefined) return void outgoing.writeHead(502).end()
    active.push(url)
    count(url, 1)
    outgoing.once('close', () => count(url, -1))
    const { method, headers, url: path = '' } = incoming
    const passed = request(url + path, { method, headers: { ...headers, connection: 'close' } }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: url => void active.push(url),
    async drain(url) {
      active.splice(active.indexOf(url), 1)
      await new Promise<void>(done => {
        const look = () => {
          if ((underWay.get(url) ?? 0) > 0) return
          waiting.delete(look)
          done()
        }
        waiting.add(look)
        look()
      })
    },
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    }
  }
}
