import type { Log } from './log/log.ts'
import { createPictureWorker } from './import/pictures/picture-worker.ts'
import type { FetchOptions } from './pictures/fetch/fetch-pictures.ts'
import type { Database, Subscribe } from './db/types.ts'
import { createBackgroundJobs, type BackgroundJobs } from './jobs/background-jobs.ts'
import { within } from './jobs/within.ts'
import { createLive, type Live } from './events/live.ts'
import { createOpenStreams, type OpenStreams, type StreamLimits } from './events/open-streams.ts'
import { createPublish, type Publish, type Publishing } from './events/publish.ts'
import { createPublisher, type PubNubSettings } from './events/pubnub.ts'
import { type EmailContext, sendOrderEmail } from './ordering/orders/emails/order-emails.ts'
import { sendKioskLetter } from './ordering/orders/emails/kiosk-letter.ts'
import { sendPriceLetter } from './favourites/send-price-letter.ts'
import { sendManagerAlert } from './ordering/orders/unconfirmed/send-alert.ts'
import { sendConfirmation, sendWatchLetter } from './watches/letters.ts'
import { notifyOfRestock } from './watches/notify.ts'
import { createWorker, type Handler } from './outbox/worker.ts'

/** The background services of a process: messages, streams, emails. */
export interface Background {
  live: Live
  streams: OpenStreams
  backgroundJobs: BackgroundJobs
  publish: Publish
  relay: Publishing['relay']
  wake: () => void
  wakePictures: () => void
  /** Stops; waits for started work, but not past `until`, a time of `performance.now()`. */
  close: (until: number) => Promise<void>
}

interface Parts {
  db: Database
  log: Log
  /** Renders and sends emails. */
  emails: EmailContext
  pubnub: PubNubSettings | undefined
  /** Undefined if no other process uses the database. */
  subscribe: Subscribe | undefined
  streams: StreamLimits | undefined
  /** Handlers of further kinds of jobs. */
  handlers?: Readonly<Record<string, Handler>>
  /** How pictures are fetched. */
  fetchPictures?: FetchOptions | undefined
}

/** Default limits of open streams per process: a shop's own wifi is a single address. */
const streamLimits: StreamLimits = { most: 1000, mostPerAddress: 200 }

/** Time that a stopping process waits for the jobs, and for the round that they run in, in milliseconds. */
const PATIENCE = 3000

/** Starts the background services. */
export async function startBackground(parts: Parts): Promise<Background> {
  const { db, log, emails, pubnub, subscribe, streams: limits = streamLimits, handlers: others } = parts
  const publisher = pubnub && (await createPublisher(pubnub))
  const { publish, relay, handlers } = createPublish(publisher)
  const live = await createLive(db, log, subscribe)
  const letters = {
    'order-letter': sendOrderEmail(emails),
    'kiosk-letter': sendKioskLetter(emails),
    'price-letter': sendPriceLetter(emails)
  }
  const watches = {
    restock: notifyOfRestock(emails),
    'watch-letter': sendWatchLetter(emails),
    'watch-confirmation': sendConfirmation(emails),
    'manager-alert': sendManagerAlert(emails)
  }
  const worker = createWorker(db, log, { ...handlers, ...others, ...letters, ...watches })
  const backgroundJobs = createBackgroundJobs(log, worker.settled)
  const wake = () => {
    live.wake()
    worker.wake()
  }
  const { clock } = emails
  const pictures = createPictureWorker({ db, clock, log, publish, wake, fetch: parts.fetchPictures })
  return {
    live,
    streams: createOpenStreams(limits),
    backgroundJobs,
    publish,
    relay,
    wake,
    wakePictures: pictures.wake,
    async close(until) {
      const patience = () => Math.min(PATIENCE, until - performance.now())
      // The next process finishes the remaining work, except codes and links, which can be requested again.
      await within(patience(), backgroundJobs.settled())
      await within(patience(), Promise.all([worker.close(), live.close(), pictures.close()]))
      pictures.end()
      publisher?.close()
    }
  }
}
