import type { Socket } from 'node:net'
import type { Context as HonoContext } from 'hono'

/** The connection that a call came by; undefined for one that came by none, as in tests. */
export function socketOf(c: HonoContext): Socket | undefined {
  const env = c.env as { incoming?: { socket: Socket } } | undefined
  return env?.incoming?.socket
}
