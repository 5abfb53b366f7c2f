import type { Context as HonoContext } from 'hono'
import { deviceOf } from './device.ts'
import { isLocalCall } from './local-call.ts'
import { pageIn } from '../middleware/origins.ts'
import { socketOf } from './socket.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** How many proxies of ours stand before the server. */
    proxies: number
  }
}

/** What calls: its address on the network, its device, such as “Safari on iPhone”, and the page that it stands on. */
export interface Client {
  address: string
  device: string
  page: URL
  /** Whether it is on this machine, and no proxy passed its call on. */
  isLocal: boolean
  /** The id that the storefront has made for itself on its device; nobody else is told of it. */
  platformId?: string | undefined
  /** What the caller got for a challenge, such as Turnstile's. */
  challenge?: string | undefined
}

/** What calls us. */
export const clientIn = (c: HonoContext): Client => ({
  address: addressIn(c),
  device: deviceOf(c.req.header('user-agent')),
  page: pageIn(c),
  isLocal: isLocalCall(c),
  platformId: shortHeader(c, 'x-platform-id'),
  challenge: shortHeader(c, 'x-challenge-token')
})

/** A header's text, unless it is empty or longer than anything of the kind. */
function shortHeader(c: HonoContext, name: string): string | undefined {
  const text = c.req.header(name)?.trim() ?? ''
  return text === '' || text.length > 2048 ? undefined : text
}

/**
 * The address that a call came from: the socket's or, behind proxies of ours, the one that the first of them saw. What stands
 * before that in the header anybody may write.
 */
function addressIn(c: HonoContext): string {
  const proxies = c.get('proxies')
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map(one => one.trim())
  const said = proxies > 0 ? forwarded.at(-proxies) : undefined
  return networkOf(said || (socketOf(c)?.remoteAddress ?? 'none'))
}

/** An IPv6 customer has a /64 of addresses: all of them count as one. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')].slice(0, 4).join(':')
}
