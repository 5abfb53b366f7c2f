import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { seed as demoSeed } from '../catalogue/index.ts'
import type { Seed } from '../catalogue/types.ts'
import { createApp } from './app.ts'
import type { Clock, Log } from './context.ts'
import { openDatabase } from './db/open.ts'
import { prune } from './db/prune.ts'
import type { Database } from './db/types.ts'
import { createErrands } from './errands.ts'
import type { Folders } from './http/statics.ts'
import { intoMailbox } from './mail/send.ts'
import { createHub, type Hub } from './modules/events/hub.ts'
import { createPublisher, type PubNubSettings } from './modules/events/pubnub.ts'
import type { Challenge } from './modules/attempts/challenge.ts'
import { type ShoppingLimits, shoppingLimits } from './modules/attempts/shopping-limits.ts'
import { cancelHeld } from './modules/orders/hold.ts'
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
  close: () => Promise<void>
}

/** Opens the database, sows the seed when it is empty, deletes what is long forgotten, now and each hour, and listens. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1', seed = demoSeed, clock = () => new Date() } = options
  const { folders = demoFolders, log = console.error, publicUrl, proxies } = options
  const { demo = publicUrl === undefined && loopback.has(host) } = options
  const people = demo ? seed.people : []
  const { staffToken = demo ? 'staff' : undefined } = options
  const publisher = options.pubnub && createPublisher(options.pubnub, log)
  const hub = createHub(publisher?.publish)
  const { db, close } = await openDatabase({ url: options.databaseUrl, folder: options.databaseFolder })
  const standIns = demo ? await startStandIns(host) : undefined
  const providers = { ...standIns?.providers, ...options.providers }
  const gateways = { ...standIns?.gateways, ...options.gateways }
  try {
    await sow(db, seed, clock())
    await sowPeople(db, people, clock())
    if (demo) await sowRewards(db, seed.rewards)
    if (demo) await sowPromos(db, seed.promos, clock())
    await prune(db, clock())
    const errands = createErrands(log)
    const limits = { ...shoppingLimits, ...options.limits }
    const shop = { db, clock, log, gateways, errands, limits, challenge: options.challenge }
    const { cardScript } = standIns ?? {}
    const app = createApp({ ...shop, folders, people, publicUrl, proxies, staffToken, hub, providers, cardScript })
    const server = await listen(app.fetch, port, host)
    const bound = (server.address() as AddressInfo).port
    const hourly = setInterval(() => errands.run('Pruning', () => prune(db, clock())), 60 * 60_000)
    const settlePayments = () => errands.run('Settling payments', () => settleAll(shop))
    settlePayments()
    const held = { ...shop, staffToken, publish: hub.publish, send: intoMailbox(db, clock) }
    const eachMinute = setInterval(() => {
      settlePayments()
      errands.run('Cancelling held orders', () => cancelHeld(held))
    }, 60_000)
    async function end(): Promise<void> {
      clearInterval(hourly)
      clearInterval(eachMinute)
      await hangUp(server, hub)
      await errands.settled()
      publisher?.close()
      await standIns?.close()
      await close()
    }
    return { url: `http://${host}:${bound}`, port: bound, db, close: end }
  } catch (error) {
    publisher?.close()
    await standIns?.close()
    await close()
    throw error
  }
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

const demoFolders: Folders = {
  scripts: fileURLToPath(new URL('../../dist', import.meta.url)),
  pages: fileURLToPath(new URL('../pages', import.meta.url))
}

async function listen(fetch: (request: Request) => Response | Promise<Response>, port: number, hostname: string) {
  const server = serve({ fetch, port, hostname }) as Server
  await new Promise<void>((done, fail) => {
    server.once('listening', done)
    server.once('error', fail)
  })
  return server
}

/** Takes no new connection, lets calls under way end, and drops those that wait for nothing or only listen. */
async function hangUp(server: Server, hub: Hub): Promise<void> {
  const closed = new Promise<void>(done => server.close(() => done()))
  hub.close()
  // Again and again: what is under way now waits for nothing once it is done.
  const timer = setInterval(() => server.closeIdleConnections(), 20)
  await closed
  clearInterval(timer)
}
