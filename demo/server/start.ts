import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { seed as demoSeed } from '../catalogue/index.ts'
import type { Seed } from '../catalogue/types.ts'
import { createApp } from './app.ts'
import type { Clock, Log } from './context.ts'
import type { FreeBytes } from './db/free-space.ts'
import { openDatabase } from './db/open.ts'
import { prune } from './db/prune.ts'
import { serverSecret } from './db/server-secret.ts'
import type { Database } from './db/types.ts'
import { createErrands } from './errands.ts'
import type { Folders } from './http/statics.ts'
import type { Delivery } from './mail/send.ts'
import { createHub, type Hub } from './modules/events/hub.ts'
import { createPublisher, type PubNubSettings } from './modules/events/pubnub.ts'
import type { CardGateways } from './modules/payments/gateway.ts'
import { settleAll } from './modules/payments/settle.ts'
import { sowPeople } from './seed/people.ts'
import { sowPromos } from './seed/promos.ts'
import { sowRewards } from './seed/rewards.ts'
import { hasBusiness, sow } from './seed/sow.ts'
import type { Providers } from './modules/social/routes.ts'
import { checkLaunch } from './start-checks.ts'
import type { StaffToken } from './modules/staff/settings.ts'
import { startStandIns } from './stand-ins/start.ts'

/** How to start the server; what is left out is as in the demo shop, with the database in memory. */
export interface StartOptions {
  /** 0 is any free port. */
  port?: number
  host?: string
  databaseUrl?: string | undefined
  databaseFolder?: string | undefined
  /** Reads how many bytes are free for the database in the folder; left out, the file system's. */
  freeBytes?: FreeBytes | undefined
  seed?: Seed
  clock?: Clock
  folders?: Folders
  log?: Log
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
}

/** A server that is up. */
export interface RunningServer {
  url: string
  port: number
  db: Database
  close: () => Promise<void>
}

/** Opens the database, fills an empty one with the demo's seed where this is the demo, deletes what is long forgotten, now and each hour, and listens. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1', seed = demoSeed, clock = () => new Date() } = options
  const { folders = demoFolders, log = console.error, publicUrl, proxies } = options
  const { demo = true, staffToken = 'staff', staffTokens, delivery } = options
  checkLaunch({ demo, host, publicUrl, hasMail: delivery !== undefined })
  const people = demo ? seed.people : []
  const publisher = options.pubnub && createPublisher(options.pubnub, log)
  const hub = createHub(publisher?.publish)
  const { db, close } = await openDatabase({
    url: options.databaseUrl,
    folder: options.databaseFolder,
    log,
    freeBytes: options.freeBytes
  })
  const standIns = demo ? await startStandIns(host) : undefined
  const providers = { ...standIns?.providers, ...options.providers }
  const gateways = { ...standIns?.gateways, ...options.gateways }
  try {
    if (demo) await sowDemo(db, seed, clock())
    else if (!(await hasBusiness(db)))
      log('No shop is set up yet. `npm run shop:setup -- --help` says how to set it up.')
    await prune(db, clock())
    const errands = createErrands(log)
    const shop = { db, clock, log, gateways, errands }
    const { cardScript } = standIns ?? {}
    const staffSecret = await serverSecret(db, 'staff-channels')
    const staff = { staffToken: demo ? staffToken : undefined, staffTokens, staffSecret }
    const sender = delivery && { send: delivery.send, canText: delivery.canText }
    const web = { folders, people, publicUrl, proxies, hub, providers, cardScript }
    const app = createApp({ ...shop, ...staff, ...sender, ...web })
    const server = await listen(app.fetch, port, host)
    const bound = (server.address() as AddressInfo).port
    const hourly = setInterval(() => errands.run('Pruning', () => prune(db, clock())), 60 * 60_000)
    const settlePayments = () => errands.run('Settling payments', () => settleAll(shop))
    settlePayments()
    const eachMinute = setInterval(settlePayments, 60_000)
    async function end(): Promise<void> {
      clearInterval(hourly)
      clearInterval(eachMinute)
      await hangUp(server, hub)
      await errands.settled()
      publisher?.close()
      await standIns?.close()
      delivery?.close()
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

async function sowDemo(db: Database, seed: Seed, now: Date): Promise<void> {
  await sow(db, seed, now)
  await sowPeople(db, seed.people, now)
  await sowRewards(db, seed.rewards)
  await sowPromos(db, seed.promos, now)
}

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
