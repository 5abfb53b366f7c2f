import type { Sent } from './messages.ts'

/** A set of channels, or a predicate for them. */
export type Channels = Pick<ReadonlySet<string>, 'has'>

/** The listeners of this process, and recent messages. */
export interface Hub {
  /** Passes a message to the listeners of its channel. */
  deliver(sent: Sent): void
  /** Calls `hear` with each message of some channels from now on; returns an unsubscribe function. */
  listen(channels: Channels, hear: (sent: Sent) => void): () => void
  /** Returns messages to the channels after a number; undefined if that is older than the buffer. */
  since(channels: ReadonlySet<string>, number: number): Sent[] | undefined
  /** The number of the last message. */
  latest(): number
}

/** Number of messages buffered for reconnecting clients. */
const KEPT = 1000

/** Creates a hub with no messages up to a number. */
export function createHub(start: number): Hub {
  const messages: Sent[] = []
  const listeners = new Map<(sent: Sent) => void, Channels>()
  let [before, last] = [start, start]
  return {
    deliver(sent) {
      last = sent.number
      messages.push(sent)
      if (messages.length > KEPT) before = messages.shift()?.number ?? before
      for (const [hear, channels] of listeners) if (channels.has(sent.channel)) hear(sent)
    },
    listen(channels, hear) {
      listeners.set(hear, channels)
      return () => void listeners.delete(hear)
    },
    since(channels, number) {
      if (number < before || number > last) return undefined
      return messages.filter(sent => sent.number > number && channels.has(sent.channel))
    },
    latest: () => last
  }
}
