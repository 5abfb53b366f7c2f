import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'

/** Bounds of a call and of its connection, in milliseconds: for its head, for all of it, and between two of them. */
const bounds = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 2000
}

/** How long calls under way may take after the server was told to stop, in milliseconds. */
export const GRACE = 8000

/** A server that takes calls. */
export interface Listening {
  port: number
  /** Takes no new connection, drops those that ask for nothing, lets calls under way end, and after 8 s ends these as well. */
  close: () => Promise<void>
}

/** Begins to take calls; throws when the port can't be had. */
export async function listen(
  fetch: (request: Request, env: object) => Response | Promise<Response>,
  port: number,
  host: string
): Promise<Listening> {
  const server = createServer(bounds, getRequestListener(fetch))
  const idle = trackIdle(server)
  await new Promise<void>((done, fail) => {
    server.once('listening', done)
    server.once('error', fail)
    server.listen(port, host)
  })
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise<void>(done => server.close(() => done()))
      const deadline = setTimeout(() => server.closeAllConnections(), GRACE)
      idle.end()
      await closed
      clearTimeout(deadline)
    }
  }
}

/** Knows which connections wait for nothing, also those that never asked for anything, such as a browser opens in advance. */
function trackIdle(server: Server): { end: () => void } {
  const idle = new Set<Socket>()
  let isEnding = false
  server.on('connection', socket => {
    idle.add(socket)
    socket.once('close', () => idle.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    idle.delete(socket)
    response.once('close', () => {
      if (isEnding) socket.destroySoon()
      else if (!socket.destroyed) idle.add(socket)
    })
  })
  return {
    end() {
      isEnding = true
      for (const socket of idle) socket.destroy()
    }
  }
}
