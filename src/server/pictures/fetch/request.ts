import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { IpAddress } from './find-server.ts'

/** Connections that are used again for pictures of one server. */
export interface Agents {
  http: HttpAgent
  https: HttpsAgent
}

/**
 * Creates connections of their own: others may lead to servers that pictures don't come from. `ca` is the certificate of the only
 * authority that is trusted, instead of Node's.
 */
export const createAgents = (ca?: string): Agents => ({
  http: new HttpAgent({ keepAlive: true }),
  https: new HttpsAgent({ keepAlive: true, ...(ca !== undefined && { ca }) })
})

interface Asked {
  url: URL
  /** The checked addresses of its server; no name is looked up again. */
  addresses: readonly IpAddress[]
  headers: Record<string, string>
  /** Time to connect, in milliseconds. */
  connect: number
  signal: AbortSignal
  agents: Agents
}

/** A failure to connect in time. */
export class SlowServer extends Error {}

/** Sends a GET, and returns the reply with its body unread. Rejects if the connection fails or is too slow. */
export function ask({ url, addresses, headers, connect, signal, agents }: Asked): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const lookup: LookupFunction = (_host, options, done) => {
    const [first] = addresses
    if (options.all === true) done(null, [...addresses])
    else done(null, first?.address ?? '', first?.family)
  }
  return new Promise((resolve, reject) => {
    const send = isSecure ? requestHttps : requestHttp
    const agent = isSecure ? agents.https : agents.http
    const request = send(url, { agent, lookup, signal, headers }, resolve)
    const timer = setTimeout(() => request.destroy(new SlowServer()), connect)
    const end = () => clearTimeout(timer)
    request.once('socket', socket => {
      if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', end)
      else end()
    })
    request.once('close', end).once('error', reject).end()
  })
}
