import type { IncomingMessage } from 'node:http'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { isLoopback } from './request-origin.ts'

/** Headers by which a proxy says that it passes a call on. */
const forwarding = /^(x-forwarded(-.+)?|forwarded|via|x-real-ip)$/

/**
 * Whether a request was made on this machine, to this machine: over a loopback connection, for a loopback host, and not passed
 * on by a proxy. The host counts because a site's name can be made to resolve to 127.0.0.1 (DNS rebinding), and the proxy's
 * headers because a proxy on the same machine calls over loopback too.
 */
export function isLocalRequest({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  if (address !== '::1' && !/^127(\.\d{1,3}){3}$/.test(address)) return false
  if (Object.keys(headers).some(name => forwarding.test(name))) return false
  const host = `http://${headers.host ?? ''}`
  return URL.canParse(host) && isLoopback(new URL(host).hostname)
}

/** Whether a call was made on this machine, to this machine; one that came by no connection was not. */
export function isLocalCall(c: HonoContext): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  return incoming !== undefined && isLocalRequest(incoming)
}

/** Keeps the doors of the demo, which ask for no password, shut to all but this machine: others are told that nothing is there. */
export const demoDoor: MiddlewareHandler = async (c, next) => (isLocalCall(c) ? next() : c.notFound())
