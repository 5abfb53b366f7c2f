import type { Sent } from './messages.ts'

/** Some channels, named or described. */
export type Channels = Pick<ReadonlySet<string>, 'has'>

/** Who listens to what in this process, and what went out lately. */
export interface Hub {
  /** Hands a message to those who listen to its channel. */
  deliver(sent: Sent): void
  /** Calls `hear` with each message of some channels from now on; returns an unsubscribe function. */
  listen(channels: Channels, hear: (sent: Sent) => void): () => void
  /** What went out to the channels after a number; undefined when that is longer ago than is kept here. */
  since(channels: ReadonlySet<string>, number: number): Sent[] | undefined
  /** The number of the last message. */
  latest(): number
}

/** How many messages are kept in memory for those who come back. */
const KEPT = 1000

/** Makes a hub that knows of nothing up to a number. */
export function createHub(start: number): Hub {
  const kept: Sent[] = []
  const listeners = new Map<(sent: Sent) => void, Channels>()
  let [before, last] = [start, start]
  return {
    deliver(sent) {
      last = sent.number
      kept.push(sent)
      if (kept.length > KEPT) before = kept.shift()?.number ?? before
      for (const [hear, channels] of listeners) if (channels.has(sent.channel)) hear(sent)
    },
    listen(channels, hear) {
      listeners.set(hear, channels)
      return () => void listeners.delete(hear)
    },
    since(channels, number) {
      if (number < before || number > last) return undefined
      return kept.filter(sent => sent.number > number && channels.has(sent.channel))
    },
    latest: () => last
  }
}
