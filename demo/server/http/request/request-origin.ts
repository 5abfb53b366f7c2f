import type { Context as HonoContext } from 'hono'
import { socketOf } from './socket.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Where callers reach the server, where it was told. */
    publicOrigin: string | undefined
  }
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a host name is this machine's own. */
export const isLoopback = (host: string): boolean => loopback.has(host)

/**
 * Our own origin, for what must be right: as we were told, else as we were addressed. The `Host` header may say anything, so
 * one that is neither this machine nor the address that was called counts for nothing.
 */
export function ownOrigin(c: HonoContext): string {
  const told = c.get('publicOrigin')
  if (told !== undefined) return told
  const { origin, hostname } = new URL(c.req.url)
  const { localAddress: called = 'localhost', localPort = 80 } = socketOf(c) ?? {}
  const address = called.replace(/^::ffff:/, '')
  if (isLoopback(hostname) || hostname === address || hostname === `[${address}]`) return origin
  return `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`
}
