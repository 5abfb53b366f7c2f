import { networksOf } from '../http/request/network.ts'
import { widerBy } from './limits.ts'

/** Numbers of open streams or calls for each client address and its networks in this process. */
export interface OpenCounts {
  /** Returns whether a client address, or one of its networks, has as many as it may. */
  isFull: (address: string) => boolean
  /** Counts one that opens (1) or ends (-1). */
  count: (address: string, by: 1 | -1) => void
}

/** Creates such counts; `most` is for one client address, and wider networks have more room. */
export function createOpenCounts(most: number): OpenCounts {
  const counts = new Map<string, number>()
  return {
    isFull: address =>
      networksOf(address).some((network, at) => (counts.get(network) ?? 0) >= most * (widerBy[at] ?? 1)),
    count(address, by) {
      for (const network of networksOf(address)) {
        const now = (counts.get(network) ?? 0) + by
        if (now > 0) counts.set(network, now)
        else counts.delete(network)
      }
    }
  }
}
