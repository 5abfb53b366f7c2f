import type { Context as HonoContext } from 'hono'
import { deviceOf } from './device.ts'
import { isLocalCall } from './local-call.ts'
import { pageIn } from '../middleware/origins.ts'
import { networkOf } from './network.ts'
import { socketOf } from './socket.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Number of trusted proxies in front of the server. */
    proxies: number
  }
}

/** The client: its network address, its device, such as “Safari on iPhone”, and the page that embeds the storefront. */
export interface Client {
  address: string
  device: string
  page: URL
  /** True if it is on this machine and no proxy forwarded its request. */
  isLocal: boolean
  /** The random id that the storefront keeps on its device; known to this client only. */
  platformId?: string | undefined
  /** The token of a solved challenge, such as Turnstile's. */
  challenge?: string | undefined
}

/** Returns the client of a request. */
export const clientIn = (c: HonoContext): Client => ({
  address: addressIn(c),
  device: deviceOf(c.req.header('user-agent')),
  page: pageIn(c),
  isLocal: isLocalCall(c),
  platformId: shortHeader(c, 'x-platform-id'),
  challenge: shortHeader(c, 'x-challenge-token')
})

/** A header's value, unless it is empty or too long. */
function shortHeader(c: HonoContext, name: string): string | undefined {
  const text = c.req.header(name)?.trim() ?? ''
  return text === '' || text.length > 2048 ? undefined : text
}

/**
 * The client address: the socket's or, behind trusted proxies, the one that the outermost of them saw. Earlier entries
 * of the header can be forged.
 */
export function addressIn(c: HonoContext): string {
  const proxies = c.get('proxies')
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',')
  const said = proxies > 0 ? forwarded.at(-proxies) : undefined
  return networkOf(said ?? '') ?? networkOf(socketOf(c)?.remoteAddress ?? '') ?? 'none'
}
