import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A small HTTP server on a free port of this machine. */
export interface Site {
  port: number
  close(): Promise<void>
}

/** Starts to listen on 127.0.0.1 alone. */
export async function serve(listener: RequestListener): Promise<Site> {
  const server = createServer(listener)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise(done => server.close(done))
      server.closeAllConnections()
      await closed
    }
  }
}
