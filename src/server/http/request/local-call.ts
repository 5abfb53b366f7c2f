import type { IncomingMessage } from 'node:http'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { isLoopback } from './request-origin.ts'

/** Headers by which a proxy marks a forwarded request. */
const forwarding = /^(x-forwarded(-.+)?|forwarded|via|x-real-ip)$/

/**
 * True if a request was made on this machine: over a loopback connection, for a loopback host, and not forwarded by a
 * proxy. The host counts because a site's name can be made to resolve to 127.0.0.1 (DNS rebinding), and the proxy
 * headers because a proxy on the same machine connects over loopback too.
 */
export function isLocalRequest({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  if (address !== '::1' && !/^127(\.\d{1,3}){3}$/.test(address)) return false
  if (Object.keys(headers).some(name => forwarding.test(name))) return false
  const host = `http://${headers.host ?? ''}`
  return URL.canParse(host) && isLoopback(new URL(host).hostname)
}

/** True if a request was made on this machine; false if it has no connection. */
export function isLocalCall(c: HonoContext): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  return incoming !== undefined && isLocalRequest(incoming)
}

/** Restricts the demo's routes, which need no password, to this machine: others get 404. */
export const demoDoor: MiddlewareHandler = async (c, next) => (isLocalCall(c) ? next() : c.notFound())
