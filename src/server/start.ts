import { fileURLToPath } from 'node:url'
import type { Seed } from './seed/types.ts'
import { createApp } from './app.ts'
import type { Clock } from './clock.ts'
import type { Context } from './context.ts'
import type { Log } from './log/log.ts'
import type { FreeBytes } from './db/free-space.ts'
import { openDatabase } from './db/connection/open.ts'
import { prune } from './db/prune.ts'
import { serverSecret } from './db/server-secret.ts'
import type { Database } from './db/types.ts'
import { vacuum } from './db/vacuum.ts'
import { startBackground } from './background.ts'
import { unlessRunning } from './jobs/unless-running.ts'
import { listen } from './http/listen.ts'
import type { CallRecord } from './http/middleware/calls.ts'
import type { Folders } from './http/pages/statics.ts'
import { type Delivery, intoMailbox } from './mail/send.ts'
import type { Challenge } from './rate-limit/challenge-port.ts'
import { type ShoppingLimits, shoppingLimits } from './rate-limit/shopping-limits.ts'
import type { StreamLimits } from './events/open-streams.ts'
import type { PubNubSettings } from './events/pubnub.ts'
import { createMetrics } from './metrics/metrics.ts'
import { queuesOf } from './metrics/queues.ts'
import { cancelHeld } from './ordering/orders/place/hold.ts'
import type { CardGateways } from './ordering/payments/providers/gateway.ts'
import { captureOrVoidAll } from './ordering/payments/capture-or-void.ts'
import { sendPaymentLetter } from './ordering/payments/tell-staff.ts'
import { seedKioskPins } from './seed/kiosks.ts'
import { seedPeople } from './seed/seed-people.ts'
import { seedPromos } from './seed/promos.ts'
import { seedRewards } from './seed/rewards.ts'
import { hasBusiness, seedShop } from './seed/seed-shop.ts'
import { seedStaff } from './seed/seed-staff.ts'
import type { Providers } from './people/social/routes.ts'
import { checkLaunch } from './settings/start-checks.ts'
import { shutdown } from './shutdown.ts'
import { announceReopened } from './staff/pause.ts'
import { orderStatusJob, UNDO_SECONDS } from './staff/pending-status.ts'
import type { StaffToken } from './staff/staff-settings.ts'
import type { Handler } from './outbox/worker.ts'
import { demoSeed, startFakeProviders } from './demo.ts'

/** Options of the server; the defaults are the demo shop with an in-memory database. */
export interface StartOptions {
  /** 0 is any free port. */
  port?: number
  host?: string
  databaseUrl?: string | undefined
  databaseFolder?: string | undefined
  /** Time that a transaction waits for its turn on Postgres, in milliseconds. */
  patience?: number
  /** Reads the free bytes for the database in the folder; the file system's by default. */
  freeBytes?: FreeBytes | undefined
  seed?: Seed
  clock?: Clock
  folders?: Folders
  log?: Log
  /** Logs each finished request. */
  logCall?: ((record: CallRecord) => void) | undefined
  publicUrl?: string | undefined
  proxies?: number | undefined
  /**
   * Runs the demo: with its seed, fake providers, a mailbox, and the retailer's app, which signs people in without a
   * password. It is for this machine only. False runs in production: nothing is seeded, and missing settings are
   * refused.
   */
  demo?: boolean
  /** The demo's staff token for callers on this machine; `staff` by default. */
  staffToken?: string | undefined
  /** The tokens of the staff members. */
  staffTokens?: readonly StaffToken[]
  /** Delivers emails and texts; the demo's mailbox by default. */
  delivery?: Delivery | undefined
  /** PubNub, to publish messages in addition to the server's own stream. */
  pubnub?: PubNubSettings | undefined
  /** Social sign-in providers; the demo adds fakes of those that are missing. */
  providers?: Providers
  /** Card payment providers; the demo adds a fake one. */
  gateways?: CardGateways
  /** Bearer token of `/metrics`; without it no metrics are collected. */
  metricsToken?: string | undefined
  /** Maximum age of the first page of a cached menu, in milliseconds; one second by default. */
  menuAge?: number
  /** Time in which staff can take back a status change, in whole seconds; five by default. */
  undoSeconds?: number
  /** Maximum number of public reads in flight, as many other requests, and of open streams. */
  mostCalls?: number
  streams?: StreamLimits
  /** The challenge that distinguishes people from bots, if any. */
  challenge?: Challenge | undefined
  /** Overrides the default limits of carts, unpaid orders and emails. */
  limits?: Partial<ShoppingLimits> | undefined
}

/** A running server. */
export interface RunningServer {
  url: string
  port: number
  db: Database
  /** Returns the number of open event streams. */
  openStreams: () => number
  /** Sends the jobs that others have written to this database's outbox, without waiting for the next round. */
  wake: () => void
  close: () => Promise<void>
}

/**
 * Opens the database, seeds it if this is the demo and it is empty, and listens. Old rows are deleted in the background,
 * now and every hour.
 */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1', seed = demoSeed, clock = () => new Date() } = options
  const { log = console.error, publicUrl, proxies } = options
  const { demo = true, staffToken = 'staff', staffTokens, delivery } = options
  const { scripts, pages } = options.folders ?? demoFolders
  const folders = demo ? { scripts, pages } : { scripts }
  checkLaunch({ demo, host, publicUrl, hasMail: delivery !== undefined })
  const people = demo ? seed.people : []
  const { db, kind, close, subscribe, pool } = await openDatabase({
    url: options.databaseUrl,
    folder: options.databaseFolder,
    patience: options.patience,
    log,
    freeBytes: options.freeBytes
  })
  const fakeProviders = demo ? await startFakeProviders(host) : undefined
  const providers = { ...fakeProviders?.providers, ...options.providers }
  const gateways = { ...fakeProviders?.gateways, ...options.gateways }
  try {
    if (demo) await seedDemo(db, seed, clock())
    else if (!(await hasBusiness(db))) log('No shop is set up yet. Run `npm run shop:setup -- --help` to see how.')
    const { send = intoMailbox(db, clock), canText = true } = delivery ?? {}
    const sender = { send, canText }
    const limits = { ...shoppingLimits, ...options.limits }
    const { pubnub, streams: streamLimits } = options
    const emails = { db, clock, limits, ...sender }
    const staffSecret = await serverSecret(db, 'staff-channels')
    const { undoSeconds = UNDO_SECONDS } = options
    const staff = { staffToken: demo ? staffToken : undefined, staffTokens, staffSecret, undoSeconds }
    const handlers: Record<string, Handler> = {
      'order-status': job => orderStatusJob(context)(job),
      'payment-letter': sendPaymentLetter(emails)
    }
    const background = await startBackground({ db, log, emails, pubnub, subscribe, streams: streamLimits, handlers })
    const { backgroundJobs, live, streams } = background
    const shop = { db, clock, log, gateways, backgroundJobs, limits, challenge: options.challenge }
    const context: Context = { ...shop, ...background, ...staff, ...sender }
    const { fakeCards } = fakeProviders ?? {}
    let isStopping = false
    const web = { folders, people, publicUrl, proxies, realtime: { live, streams }, providers, fakeCards }
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
    const pruneAll = unlessRunning(() => prune(db, clock(), () => isStopping))
    backgroundJobs.run('Pruning', pruneAll)
    const tidy = async () => {
      await pruneAll()
      if (kind === 'pglite') await vacuum(db)
    }
    const hourly = setInterval(() => backgroundJobs.run('Pruning', tidy), 60 * 60_000)
    const settleAll = unlessRunning(() => captureOrVoidAll(shop))
    const settlePayments = () => backgroundJobs.run('Settling payments', settleAll)
    settlePayments()
    const eachMinute = setInterval(() => {
      settlePayments()
      backgroundJobs.run('Cancelling held orders', () => cancelHeld(context))
      backgroundJobs.run('Ending pauses', () => announceReopened(context))
    }, 60_000)
    async function end(): Promise<void> {
      isStopping = true
      const begun = performance.now()
      clearInterval(hourly)
      clearInterval(eachMinute)
      streams.close()
      await server.close()
      await background.close(begun + shutdown.jobs)
      await fakeProviders?.close()
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
    await fakeProviders?.close()
    await close()
    throw error
  }
}

/** Maximum number of public reads in flight, and as many other requests; the embedded database runs one query at a time. */
const mostCalls = { pglite: 64, postgres: 128 }

async function seedDemo(db: Database, seed: Seed, now: Date): Promise<void> {
  await seedShop(db, seed, now)
  await seedPeople(db, seed.people, now)
  await seedRewards(db, seed.rewards)
  await seedPromos(db, seed.promos, now)
  await seedStaff(db, now)
  await seedKioskPins(db)
}

const demoFolders: Folders = {
  scripts: fileURLToPath(new URL('../../dist', import.meta.url)),
  pages: fileURLToPath(new URL('../../demo/pages', import.meta.url))
}
