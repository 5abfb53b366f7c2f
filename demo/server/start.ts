import { fileURLToPath } from 'node:url'
import { seed as demoSeed } from '../catalogue/index.ts'
import type { Seed } from '../catalogue/types.ts'
import { createApp } from './app.ts'
import type { Clock, Log } from './context.ts'
import { openDatabase } from './db/open.ts'
import { prune } from './db/prune.ts'
import type { Database } from './db/types.ts'
import { startBackground } from './background.ts'
import { listen } from './http/listen.ts'
import type { Folders } from './http/statics.ts'
import { intoMailbox, type Send } from './mail/send.ts'
import type { StreamLimits } from './modules/events/open-streams.ts'
import type { PubNubSettings } from './modules/events/pubnub.ts'
import type { CardGateways } from './modules/payments/gateway.ts'
import { settleAll } from './modules/payments/settle.ts'
import { sowPeople } from './seed/people.ts'
import { sowPromos } from './seed/promos.ts'
import { sowRewards } from './seed/rewards.ts'
import { sow } from './seed/sow.ts'
import type { Providers } from './modules/social/routes.ts'
import { startStandIns } from './stand-ins/start.ts'

/** How to start the server; what is left out is as in the demo shop, with the database in memory. */
export interface StartOptions {
  /** 0 is any free port. */
  port?: number
  host?: string
  databaseUrl?: string | undefined
  databaseFolder?: string | undefined
  /** How long a transaction waits for its turn on a Postgres, in milliseconds. */
  patience?: number
  seed?: Seed
  clock?: Clock
  folders?: Folders
  log?: Log
  publicUrl?: string | undefined
  proxies?: number | undefined
  /** Whether to play the retailer's app, which signs its people in without a password: left out, only for this machine. */
  demo?: boolean
  /** The bearer token of the store's staff: left out, `staff` in the demo and nobody's elsewhere. */
  staffToken?: string | undefined
  /** Where messages are published beside the server's own stream. */
  pubnub?: PubNubSettings | undefined
  /** Who vouches for people; in the demo, stand-ins do for those that are not named. */
  providers?: Providers
  /** Who takes cards; in the demo, a stand-in besides. */
  gateways?: CardGateways
  /** Who delivers e-mails and texts; left out, they go into the mailbox. */
  send?: Send
  /** How many calls may be under way at once, and how many streams may be open. */
  mostCalls?: number
  streams?: StreamLimits
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

/** Opens the database, sows the seed when it is empty, deletes what is long forgotten, now and each hour, and listens. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1', seed = demoSeed, clock = () => new Date() } = options
  const { folders = demoFolders, log = console.error, publicUrl, proxies } = options
  const { demo = publicUrl === undefined && loopback.has(host) } = options
  const people = demo ? seed.people : []
  const { staffToken = demo ? 'staff' : undefined } = options
  const { db, kind, close, subscribe } = await openDatabase({
    url: options.databaseUrl,
    folder: options.databaseFolder,
    patience: options.patience
  })
  const standIns = demo ? await startStandIns(host) : undefined
  const providers = { ...standIns?.providers, ...options.providers }
  const gateways = { ...standIns?.gateways, ...options.gateways }
  try {
    await sow(db, seed, clock())
    await sowPeople(db, people, clock())
    if (demo) await sowRewards(db, seed.rewards)
    if (demo) await sowPromos(db, seed.promos, clock())
    await prune(db, clock())
    const { send = intoMailbox(db, clock) } = options
    const background = await startBackground({
      db,
      log,
      send,
      pubnub: options.pubnub,
      subscribe,
      streams: options.streams
    })
    const { errands, live, streams } = background
    const shop = { db, clock, log, gateways, errands }
    const { cardScript } = standIns ?? {}
    let isStopping = false
    const app = createApp({
      ...shop,
      ...background,
      send,
      folders,
      people,
      publicUrl,
      proxies,
      staffToken,
      realtime: { live, streams },
      providers,
      cardScript,
      mostCalls: options.mostCalls ?? mostCalls[kind],
      isStopping: () => isStopping
    })
    const server = await listen(app.fetch, port, host)
    const hourly = setInterval(() => errands.run('Pruning', () => prune(db, clock())), 60 * 60_000)
    const settlePayments = () => errands.run('Settling payments', () => settleAll(shop))
    settlePayments()
    const eachMinute = setInterval(settlePayments, 60_000)
    async function end(): Promise<void> {
      isStopping = true
      clearInterval(hourly)
      clearInterval(eachMinute)
      streams.close()
      await server.close()
      await background.close()
      await standIns?.close()
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

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

const demoFolders: Folders = {
  scripts: fileURLToPath(new URL('../../dist', import.meta.url)),
  pages: fileURLToPath(new URL('../pages', import.meta.url))
}
