import type { Socket } from 'node:net'
import { ApiError, tooMany } from '../http/api-error.ts'
import { createOpenCounts } from '../rate-limit/open-counts.ts'
import { createStream, type Stream } from './stream.ts'

/** Heartbeat interval of silent streams, in milliseconds: proxies close connections that are idle for a minute. */
const HEARTBEAT = 25_000

/** Maximum number of open streams per process, and per client address; its wider networks have more room. */
export interface StreamLimits {
  most: number
  mostPerAddress: number
}

/** The open streams of a process. */
export interface OpenStreams {
  /** Opens a stream; throws 503 or 429 if there are too many. `onEnd` is called once, whichever side ends it. */
  open: (client: { address: string; socket: Socket | undefined }, onEnd: () => void) => Stream
  /** Number of open streams. */
  count: () => number
  /** Ends all streams, and opens no more. */
  close: () => void
}

/** Creates the registry of a process's streams, within limits. */
export function createOpenStreams({ most, mostPerAddress }: StreamLimits): OpenStreams {
  const streams = new Set<Stream>()
  const byAddress = createOpenCounts(mostPerAddress)
  let isClosed = false
  const beat = setInterval(() => {
    for (const stream of streams) stream.write(':\n\n')
  }, HEARTBEAT)
  beat.unref()

  return {
    open({ address, socket }, onEnd) {
      if (isClosed || streams.size >= most) throw new ApiError(503, 'unavailable', { retryAfter: 30 })
      if (byAddress.isFull(address)) throw tooMany(30)
      const stream = createStream(socket, () => {
        streams.delete(stream)
        byAddress.count(address, -1)
        onEnd()
      })
      streams.add(stream)
      byAddress.count(address, 1)
      return stream
    },
    count: () => streams.size,
    close() {
      isClosed = true
      clearInterval(beat)
      for (const stream of streams) stream.end()
    }
  }
}
