import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'

/**
 * Timeouts of a request and its connection, in milliseconds: for the headers, the whole request, and between two
 * requests, which is longer than the minute after which most load balancers close a connection themselves.
 */
const bounds = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000
}

/** Time that requests in flight may take after a shutdown began, in milliseconds. */
export const GRACE = 8000

/** A listening HTTP server. */
export interface Listening {
  port: number
  /** Stops accepting connections, closes idle ones, and closes the rest after 8 s. */
  close: () => Promise<void>
}

/** Starts listening; throws if the port is not available. */
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

/** Tracks idle connections, including those that never sent a request, such as a browser's preconnects. */
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
