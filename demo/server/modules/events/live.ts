import type { Log } from '../../log/log.ts'
import type { Database, Subscribe } from '../../db/types.ts'
import { withoutValues } from '../../http/middleware/failures.ts'
import { createPump } from '../../jobs/pump.ts'
import { type Channels, createHub } from './hub.ts'
import { dispatchMessages, firstNumber, lastNumber, readSent, type Sent } from './messages.ts'

/** Realtime messages of all processes that share the database, as one stream. */
export interface Live {
  /** Sends out what was committed, soon; the transaction that wrote it must be over. */
  wake(): void
  /** Calls `hear` with each message of some channels from now on; returns an unsubscribe function. */
  listen(channels: Channels, hear: (sent: Sent) => void): () => void
  /** What went out to the channels after a number, in whichever process; undefined when that can't be said any more. */
  since(channels: ReadonlySet<string>, number: number): Promise<Sent[] | undefined>
  /** The number of the last message that went out. */
  latest(): number
  close(): Promise<void>
}

/** How many messages are read at once, and how far back the table is searched for one who comes back. */
const BATCH = 1000
const REACH = 20_000

/** How often to look for messages that nobody has told of, in milliseconds. */
const POLL = 2000

/** How long to gather messages in a rush, in milliseconds: nobody sees the difference. */
const PAUSE = 20

/** Begins to hear the messages that go out from now on. */
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
        for (const one of sent) hub.deliver(one)
      } while (sent.length === BATCH)
      return false
    },
    onError: error => log('Publishing realtime messages failed', withoutValues(error))
  })
  const unsubscribe = subscribe?.('storefront_messages', pump.wake)

  async function since(channels: ReadonlySet<string>, number: number): Promise<Sent[] | undefined> {
    if (!Number.isSafeInteger(number)) return undefined
    // Another process may have sent what this one has not read yet.
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

/** Calls `hear` with the id of each location whose menu has become another. */
export function hearMenus(live: Live, hear: (locationId: string) => void): () => void {
  const locations = { has: (channel: string) => channel.startsWith('location.') }
  return live.listen(locations, ({ channel, message }) => {
    if ('type' in message && message.type === 'menu') hear(channel.slice('location.'.length))
  })
}
