import { fileURLToPath } from 'node:url'
import { seed as demoSeed } from '../catalogue/index.ts'
import type { Seed } from '../catalogue/types.ts'
import { createApp } from './app.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log/log.ts'
import type { FreeBytes } from './db/free-space.ts'
import { openDatabase } from './db/connection/open.ts'
import { prune } from './db/prune.ts'
import { serverSecret } from './db/server-secret.ts'
import type { Database } from './db/types.ts'
import { startBackground } from './jobs/background.ts'
import { listen } from './http/listen.ts'
import type { CallRecord } from './http/middleware/calls.ts'
import type { Folders } from './http/pages/statics.ts'
import { type Delivery, intoMailbox } from './mail/send.ts'
import type { Challenge } from './modules/rate-limit/challenge-port.ts'
import { type ShoppingLimits, shoppingLimits } from './modules/rate-limit/shopping-limits.ts'
import type { StreamLimits } from './modules/events/open-streams.ts'
import type { PubNubSettings } from './modules/events/pubnub.ts'
import { createMetrics } from './metrics/metrics.ts'
import { queuesOf } from './metrics/queues.ts'
import { cancelHeld } from './modules/orders/place/hold.ts'
import type { CardGateways } from './modules/payments/providers/gateway.ts'
import { captureOrVoidAll } from './modules/payments/capture-or-void.ts'
import { seedPeople } from './seed/people.ts'
import { seedPromos } from './seed/promos.ts'
import { seedRewards } from './seed/rewards.ts'
import { hasBusiness, seedShop } from './seed/seed.ts'
import type { Providers } from './modules/social/routes.ts'
import { checkLaunch } from './settings/start-checks.ts'
import type { StaffToken } from './modules/staff/settings.ts'
import { startFakeProviders } from './fake-providers/start.ts'

/** How to start the server; what is left out is as in the demo shop, with the database in memory. */
export interface StartOptions {
  /** 0 is any free port. */
  port?: number
  host?: string
  databaseUrl?: string | undefined
  databaseFolder?: string | undefined
  /** How long a transaction waits for its turn on a Postgres, in milliseconds. */
  patience?: number
  /** Reads how many bytes are free for the database in the folder; left out, the file system's. */
  freeBytes?: FreeBytes | undefined
  seed?: Seed
  clock?: Clock
  folders?: Folders
  log?: Log
  /** Writes a line about each call when it is over; left out, nobody does. */
  logCall?: ((record: CallRecord) => void) | undefined
  publicUrl?: string | undefined
  proxies?: number | undefined
  /**
   * Whether to be the demo: with its seed, stand-ins for others, a mailbox, and the retailer's app, which signs its people in
   * without a password. It is for this machine alone. False starts in earnest: nothing is sown, and what is missing is refused.
   */
  demo?: boolean
  /** The bearer token by which anybody on this machine is staff of the demo: left out, `staff`. */
  staffToken?: string | undefined
  /** The tokens of the staff. */
  staffTokens?: readonly StaffToken[]
  /** Who delivers e-mails and texts: left out, the demo's mailbox. */
  delivery?: Delivery | undefined
  /** Where messages are published beside the server's own stream. */
  pubnub?: PubNubSettings | undefined
  /** Who vouches for people; in the demo, stand-ins do for those that are not named. */
  providers?: Providers
  /** Who takes cards; in the demo, a stand-in besides. */
  gateways?: CardGateways
  /** The bearer token by which `/metrics` is read; left out, nothing is counted and nothing is there. */
  metricsToken?: string | undefined
  /** How old the first page of a menu may be, in milliseconds: left out, a second. */
  menuAge?: number
  /** How many calls may be under way at once, and how many streams may be open. */
  mostCalls?: number
  streams?: StreamLimits
  /** Who tells people from machines; left out, nobody does. */
  challenge?: Challenge | undefined
  /** Limits of carts, unpaid orders and letters that are not as they are in any shop. */
  limits?: Partial<ShoppingLimits> | undefined
}

/** A server that is up. */
export interface RunningServer {
  url: string
  port: number
  db: Database
  /** How many streams of events are open. */
  openStreams: () => number
  /** Sends out at once what others have written into the outbox of this database. */
  wake: () => void
  close: () => Promise<void>
}

/** Opens the database, fills an empty one with the demo's seed where this is the demo, deletes what is long forgotten, now and each hour, and listens. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1', seed = demoSeed, clock = () => new Date() } = options
  const { folders = demoFolders, log = console.error, publicUrl, proxies } = options
  const { demo = true, staffToken = 'staff', staffTokens, delivery } = options
  checkLaunch({ demo, host, publicUrl, hasMail: delivery !== undefined })
  const people = demo ? seed.people : []
  const { db, kind, close, subscribe, pool } = await openDatabase({
    url: options.databaseUrl,
    folder: options.databaseFolder,
    patience: options.patience,
    log,
    freeBytes: options.freeBytes
  })
  const standIns = demo ? await startFakeProviders(host) : undefined
  const providers = { ...standIns?.providers, ...options.providers }
  const gateways = { ...standIns?.gateways, ...options.gateways }
  try {
    if (demo) await seedDemo(db, seed, clock())
    else if (!(await hasBusiness(db))) log('No shop is set up yet. Run `npm run shop:setup -- --help` to see how.')
    await prune(db, clock())
    const { send = intoMailbox(db, clock), canText = true } = delivery ?? {}
    const sender = { send, canText }
    const limits = { ...shoppingLimits, ...options.limits }
    const { pubnub, streams: streamLimits } = options
    const letters = { db, clock, limits, ...sender }
    const background = await startBackground({ db, log, letters, pubnub, subscribe, streams: streamLimits })
    const { errands, live, streams } = background
    const shop = { db, clock, log, gateways, errands, limits, challenge: options.challenge }
    const { cardScript } = standIns ?? {}
    const staffSecret = await serverSecret(db, 'staff-channels')
    const staff = { staffToken: demo ? staffToken : undefined, staffTokens, staffSecret }
    let isStopping = false
    const web = { folders, people, publicUrl, proxies, realtime: { live, streams }, providers, cardScript }
    const { menuAge = 1000 } = options
    const { logCall, metricsToken } = options
    const metrics = metricsToken ? createMetrics({ openStreams: streams.count, queues: queuesOf(db), pool }) : undefined
    const watches = [...(logCall ? [{ over: logCall }] : []), ...(metrics ? [metrics.watch] : [])]
    const load = { mostCalls: options.mostCalls ?? mostCalls[kind], isStopping: () => isStopping }
    const app = createApp({
      ...shop,
      ...background,
      ...staff,
      ...sender,
      ...web,
      ...load,
      menuAge,
      metrics,
      metricsToken,
      watches
    })
    const server = await listen(app.fetch, port, host)
    const hourly = setInterval(() => errands.run('Pruning', () => prune(db, clock())), 60 * 60_000)
    const settlePayments = () => errands.run('Settling payments', () => captureOrVoidAll(shop))
    settlePayments()
    const context = { ...shop, ...background, ...staff, ...sender }
    const eachMinute = setInterval(() => {
      settlePayments()
      errands.run('Cancelling held orders', () => cancelHeld(context))
    }, 60_000)
    async function end(): Promise<void> {
      isStopping = true
      clearInterval(hourly)
      clearInterval(eachMinute)
      streams.close()
      await server.close()
      await background.close()
      await standIns?.close()
      delivery?.close()
      await close()
    }
    return {
      url: `http://${host}:${server.port}`,
      port: server.port,
      db,
      openStreams: streams.count,
      wake: background.wake,
      close: end
    }
  } catch (error) {
    await standIns?.close()
    await close()
    throw error
  }
}

/** How many calls may be under way at once before more are turned away; the embedded database does one thing at a time. */
const mostCalls = { pglite: 64, postgres: 128 }

async function seedDemo(db: Database, seed: Seed, now: Date): Promise<void> {
  await seedShop(db, seed, now)
  await seedPeople(db, seed.people, now)
  await seedRewards(db, seed.rewards)
  await seedPromos(db, seed.promos, now)
}

const demoFolders: Folders = {
  scripts: fileURLToPath(new URL('../../dist', import.meta.url)),
  pages: fileURLToPath(new URL('../pages', import.meta.url))
}
