import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as SocketServer, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { shutdown } from '../shutdown.ts'

/**
 * Timeouts of a request and its connection, in milliseconds: for the headers, the whole request, and between two
 * requests, which is longer than the minute after which most load balancers close a connection themselves. `receiveBodies` sets the
 * time for bodies; the whole request has that of a copy of a shop on its way.
 */
const bounds = {
  headersTimeout: 10_000,
  requestTimeout: 30 * 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000
}

/** A listening HTTP server. */
export interface Listening {
  port: number
  /**
   * Stops accepting connections, and closes them once no request is in progress, at the latest at the time that
   * `shutdown` sets. Until then an open connection takes one more request, such as one to `/readyz`.
   */
  close: () => Promise<void>
}

/** Starts listening; throws if the port is not available. */
export async function listen(
  fetch: (request: Request, env: object) => Response | Promise<Response>,
  port: number,
  host: string
): Promise<Listening> {
  const server = createServer(bounds, getRequestListener(fetch))
  const connections = trackConnections(server)
  await new Promise<void>((done, fail) => {
    server.once('listening', done)
    server.once('error', fail)
    server.listen(port, host)
  })
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      // `close` of an HTTP server would end idle connections immediately.
      const closed = new Promise<void>(done => SocketServer.prototype.close.call(server, () => done()))
      const deadline = setTimeout(() => server.closeAllConnections(), shutdown.requests)
      connections.end()
      await closed
      clearTimeout(deadline)
    }
  }
}

/**
 * Tracks connections, including those that never sent a request, such as a browser's preconnects. After `end`, each
 * closes after its next response, and all that are idle close with the last one.
 */
function trackConnections(server: Server): { end: () => void } {
  const idle = new Set<Socket>()
  const inProgress = new Set<ServerResponse>()
  let isEnding = false
  const closeIfDone = () => {
    if (isEnding && inProgress.size === 0) for (const socket of idle) socket.destroy()
  }
  server.on('connection', socket => {
    idle.add(socket)
    socket.once('close', () => idle.delete(socket))
  })
  // Before the request is answered.
  server.prependListener('request', ({ socket }, response) => {
    idle.delete(socket)
    inProgress.add(response)
    if (isEnding) response.shouldKeepAlive = false
    response.once('close', () => {
      inProgress.delete(response)
      if (isEnding) socket.destroySoon()
      else if (!socket.destroyed) idle.add(socket)
      closeIfDone()
    })
  })
  return {
    end() {
      isEnding = true
      for (const response of inProgress) response.shouldKeepAlive = false
      closeIfDone()
    }
  }
}
