import { randomBytes } from 'node:crypto'
import type { Publish } from '../../context.ts'

/** A message that was sent, by an id that tells its place. */
export interface Sent {
  id: string
  channel: string
  message: object
}

type Listener = (sent: Sent) => void

/** Who listens to what in this process. */
export interface Hub {
  publish: Publish
  /** Hears some channels from now on; the answer ends it. */
  listen(channels: ReadonlySet<string>, hear: Listener, onClose: () => void): () => void
  /** What was sent to the channels after an id; undefined when that is too long ago to be known. */
  since(channels: ReadonlySet<string>, id: string): Sent[] | undefined
  /** The id of what was sent last. */
  latest(): string
  /** Ends all listening. */
  close(): void
}

/** How many messages are kept for those who come back. */
const KEPT = 500

/** Makes a hub, which hands each message on to `relay` too; what an earlier process has sent is not known to it. */
export function createHub(relay?: Publish): Hub {
  const run = randomBytes(4).toString('hex')
  const kept: Sent[] = []
  const listeners = new Map<Listener, { channels: ReadonlySet<string>; onClose: () => void }>()
  let count = 0
  const idOf = (number: number) => `${run}-${number}`
  return {
    publish(channel, message) {
      const sent = { id: idOf(++count), channel, message }
      kept.push(sent)
      if (kept.length > KEPT) kept.shift()
      for (const [hear, { channels }] of listeners) if (channels.has(channel)) hear(sent)
      relay?.(channel, message)
    },
    listen(channels, hear, onClose) {
      listeners.set(hear, { channels, onClose })
      return () => void listeners.delete(hear)
    },
    since(channels, id) {
      const [name, number] = id.split('-')
      const missed = count - Number(number)
      if (name !== run || !(missed >= 0 && missed <= kept.length)) return undefined
      return kept.slice(kept.length - missed).filter(({ channel }) => channels.has(channel))
    },
    latest: () => idOf(count),
    close() {
      for (const { onClose } of listeners.values()) onClose()
    }
  }
}
