import type { Log } from '../log/log.ts'
import type { Database, Subscribe } from '../db/types.ts'
import { createBackgroundJobs, type BackgroundJobs } from './background-jobs.ts'
import { createLive, type Live } from '../modules/events/live.ts'
import { createOpenStreams, type OpenStreams, type StreamLimits } from '../modules/events/open-streams.ts'
import { createPublish, type Publish, type Publishing } from '../modules/events/publish.ts'
import { createPublisher, type PubNubSettings } from '../modules/events/pubnub.ts'
import { type EmailContext, sendOrderEmail } from '../modules/orders/emails/order-emails.ts'
import { createWorker } from '../outbox/worker.ts'

/** What goes on behind the calls of a process: messages, streams, letters. */
export interface Background {
  live: Live
  streams: OpenStreams
  errands: BackgroundJobs
  publish: Publish
  relay: Publishing['relay']
  wake: () => void
  close: () => Promise<void>
}

interface Parts {
  db: Database
  log: Log
  /** What letters are written and sent with. */
  letters: EmailContext
  pubnub: PubNubSettings | undefined
  /** Undefined where no other process uses the database. */
  subscribe: Subscribe | undefined
  streams: StreamLimits | undefined
}

/** How many streams a process keeps open unless it is told otherwise: a shop's own wifi is one address. */
const streamLimits: StreamLimits = { most: 1000, mostPerAddress: 200 }

/** How long a stopping process waits for what it has begun, in milliseconds. */
const PATIENCE = 3000

/** Starts what goes on behind the calls. */
export async function startBackground(parts: Parts): Promise<Background> {
  const { db, log, letters, pubnub, subscribe, streams: limits = streamLimits } = parts
  const publisher = pubnub && (await createPublisher(pubnub))
  const { publish, relay, handlers } = createPublish(publisher)
  const live = await createLive(db, log, subscribe)
  const worker = createWorker(db, log, { ...handlers, 'order-letter': sendOrderEmail(letters) })
  const errands = createBackgroundJobs(log, worker.settled)
  return {
    live,
    streams: createOpenStreams(limits),
    errands,
    publish,
    relay,
    wake() {
      live.wake()
      worker.wake()
    },
    async close() {
      // What is not done by then is done by the next process: all but codes and links, which can be asked for again.
      await within(PATIENCE, errands.settled())
      await within(PATIENCE, Promise.all([worker.close(), live.close()]))
      publisher?.close()
    }
  }
}

/** Waits for a promise, though only so many milliseconds. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([work, new Promise(done => (timer = setTimeout(done, milliseconds)))])
  clearTimeout(timer)
}
