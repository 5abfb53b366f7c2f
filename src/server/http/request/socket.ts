import type { Socket } from 'node:net'
import type { Context as HonoContext } from 'hono'

/** The connection of a request; undefined if there is none, as in tests. */
export function socketOf(c: HonoContext): Socket | undefined {
  const env = c.env as { incoming?: { socket: Socket } } | undefined
  return env?.incoming?.socket
}
