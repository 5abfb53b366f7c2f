import { createHash } from 'node:crypto'
import { networksOf } from '../../../http/request/network.ts'
import type { OrderRow } from '../read-orders.ts'

const hashOf = (network: string): string => createHash('sha256').update(`order from\n${network}`).digest('base64url')

/** The stored hashes of a client address and of the wider networks that it lies in. */
export type ClientHashes = Pick<OrderRow, 'client' | 'clientSite' | 'clientBlock'>

/** Returns the hashes of a client address by which an order stores it. */
export function clientHashes(address: string): ClientHashes & { client: string } {
  const [network, site, block] = networksOf(address)
  return {
    client: hashOf(network),
    clientSite: site === undefined ? null : hashOf(site),
    clientBlock: block === undefined ? null : hashOf(block)
  }
}
