import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'

/** An IP address, as Node's `lookup` has it. */
export interface IpAddress {
  address: string
  family: number
}

/** Finds the IP addresses of a host. */
export type Resolve = (host: string) => Promise<IpAddress[]>

/** Uses the machine's own resolver, which knows names of private networks too. */
export const resolveHost: Resolve = host => lookup(host, { all: true })

/** Which servers pictures may come from. */
export interface ServerRules {
  resolve: Resolve
  /** Allows this machine too, over http as well: for tests alone. */
  allowLoopback: boolean
}

/** The checked IP addresses of a server, one of which is to be connected to; or why there is none. */
export type FoundServer = { ok: true; addresses: IpAddress[] } | { ok: false; reason: string }

/**
 * Finds the server of an address. All of its IP addresses have to be public, so that a list can't make this machine read what only
 * it reaches.
 */
export async function findServer(url: URL, { resolve, allowLoopback }: ServerRules): Promise<FoundServer> {
  const isAllowed = ({ address }: IpAddress) =>
    isPublicAddress(address) || (allowLoopback && isLoopbackAddress(address))
  if (url.protocol !== 'https:' && !(allowLoopback && url.protocol === 'http:'))
    return { ok: false, reason: 'its address isn’t https' }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(host)
  const addresses = family === 0 ? await resolve(host).catch(() => []) : [{ address: host, family }]
  if (addresses.length === 0) return { ok: false, reason: 'its server isn’t known' }
  if (!addresses.every(isAllowed)) return { ok: false, reason: 'its server is on a private network' }
  return { ok: true, addresses }
}
