import type { Log } from '../log/log.ts'
import type { Database, Subscribe } from '../db/types.ts'
import { withoutValues } from '../http/middleware/failures.ts'
import { createPump } from '../jobs/pump.ts'
import { type Channels, createHub } from './hub.ts'
import { dispatchMessages, firstNumber, lastNumber, readSent, type Sent } from './messages.ts'

/** Realtime messages of all processes that share the database, as one stream. */
export interface Live {
  /** Sends committed messages soon; call it after the transaction that wrote them. */
  wake(): void
  /** Calls `hear` with each message of some channels from now on; returns an unsubscribe function. */
  listen(channels: Channels, hear: (sent: Sent) => void): () => void
  /** Returns messages to the channels after a number, from any process; undefined if they are no longer available. */
  since(channels: ReadonlySet<string>, number: number): Promise<Sent[] | undefined>
  /** The number of the last message sent. */
  latest(): number
  close(): Promise<void>
}

/** Messages read per query, and how far back the table is searched for reconnecting clients. */
const BATCH = 1000
const REACH = 20_000

/** Interval of polling for messages without a notification, in milliseconds. */
const POLL = 2000

/** Pause between batches under load, in milliseconds: too short to notice. */
const PAUSE = 50

/** Starts listening to messages that are sent from now on. */
export async function createLive(db: Database, log: Log, subscribe?: Subscribe): Promise<Live> {
  const hub = createHub(await lastNumber(db))
  const pump = createPump({
    every: POLL,
    pause: PAUSE,
    work: async () => {
      await dispatchMessages(db)
      let sent: Sent[]
      do {
        sent = await readSent(db, hub.latest(), { most: BATCH })
        for (const message of sent) hub.deliver(message)
      } while (sent.length === BATCH)
      return false
    },
    onError: error => log('Publishing realtime messages failed', withoutValues(error))
  })
  const unsubscribe = subscribe?.('storefront_messages', pump.wake)

  async function since(channels: ReadonlySet<string>, number: number): Promise<Sent[] | undefined> {
    if (!Number.isSafeInteger(number)) return undefined
    // Another process may have sent messages that this one hasn't read yet.
    if (number > hub.latest()) await pump.settled()
    const recent = hub.since(channels, number)
    if (recent !== undefined || number > hub.latest() || number < hub.latest() - REACH) return recent
    const first = await firstNumber(db)
    if (first === undefined || number + 1 < first) return undefined
    const missed = await readSent(db, number, { most: BATCH, channels })
    return missed.length < BATCH ? missed : undefined
  }

  return {
    wake: pump.wake,
    listen: hub.listen,
    since,
    latest: hub.latest,
    async close() {
      await unsubscribe?.()
      await pump.close()
    }
  }
}

/** Calls `hear` with the id of each location whose menu has changed. */
export function hearMenus(live: Live, hear: (locationId: string) => void): () => void {
  const locations = { has: (channel: string) => channel.startsWith('location.') }
  return live.listen(locations, ({ channel, message }) => {
    if ('type' in message && message.type === 'menu') hear(channel.slice('location.'.length))
  })
}
