import type { Socket } from 'node:net'
import { ApiError, tooMany } from '../../http/api-error.ts'
import { createStream, type Stream } from './stream.ts'

/** How often a silent stream says that it is there, in milliseconds: proxies end those that say nothing for a minute. */
const HEARTBEAT = 25_000

/** How many streams a process keeps open, and how many for one client address. */
export interface StreamLimits {
  most: number
  mostPerAddress: number
}

/** The streams that a process has open. */
export interface OpenStreams {
  /** Opens one more; refuses with 503 or 429 where there are too many. `onEnd` is called once, whoever ends it. */
  open: (client: { address: string; socket: Socket | undefined }, onEnd: () => void) => Stream
  /** How many are open. */
  count: () => number
  /** Ends all of them, and opens no more. */
  close: () => void
}

/** Keeps the streams of a process within limits. */
export function createOpenStreams({ most, mostPerAddress }: StreamLimits): OpenStreams {
  const streams = new Set<Stream>()
  const byAddress = new Map<string, number>()
  let isClosed = false
  const beat = setInterval(() => {
    for (const stream of streams) stream.write(':\n\n')
  }, HEARTBEAT)
  beat.unref()

  const count = (address: string, by: number) => {
    const now = (byAddress.get(address) ?? 0) + by
    if (now > 0) byAddress.set(address, now)
    else byAddress.delete(address)
  }

  return {
    open({ address, socket }, onEnd) {
      if (isClosed || streams.size >= most) throw new ApiError(503, 'unavailable', { retryAfter: 30 })
      if ((byAddress.get(address) ?? 0) >= mostPerAddress) throw tooMany(30)
      const stream = createStream(socket, () => {
        streams.delete(stream)
        count(address, -1)
        onEnd()
      })
      streams.add(stream)
      count(address, 1)
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
