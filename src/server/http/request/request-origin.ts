import type { Context as HonoContext } from 'hono'
import { socketOf } from './socket.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The public origin of the server, if configured. */
    publicOrigin: string | undefined
  }
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** True if a host name is loopback. */
export const isLoopback = (host: string): boolean => loopback.has(host)

/**
 * Our own origin for security decisions: the configured one, otherwise the one requested. The `Host` header can be
 * forged, so it counts only if it is loopback or the address of the connection.
 */
export function ownOrigin(c: HonoContext): string {
  const publicOrigin = c.get('publicOrigin')
  if (publicOrigin !== undefined) return publicOrigin
  const { origin, hostname } = new URL(c.req.url)
  const { localAddress: called = 'localhost', localPort = 80 } = socketOf(c) ?? {}
  const address = called.replace(/^::ffff:/, '')
  if (isLoopback(hostname) || hostname === address || hostname === `[${address}]`) return origin
  return `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`
}
