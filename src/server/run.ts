import { createApp } from './app.ts'
import { startBackground } from './background.ts'
import type { Context } from './context.ts'
import type { OpenedDatabase } from './db/types.ts'
import { serverSecret } from './db/server-secret.ts'
import { demoSeed, type FakeProviders } from './demo.ts'
import { listen } from './http/listen.ts'
import type { CallWatch } from './http/middleware/calls.ts'
import { intoMailbox } from './mail/send.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { queuesOf } from './metrics/queues.ts'
import { sendPaymentLetter } from './ordering/payments/tell-staff.ts'
import { shoppingLimits } from './rate-limit/shopping-limits.ts'
import { shutdown } from './shutdown.ts'
import { orderStatusJob, UNDO_SECONDS } from './staff/pending-status.ts'
import { demoFolders } from './demo-folders.ts'
import type { RunningServer, StartOptions } from './start-options.ts'
import { startTimers } from './timers.ts'

/** Maximum number of public reads in flight, and as many other requests; the embedded database runs one query at a time. */
const mostCalls = { pglite: 64, postgres: 128 }

/** Returns the observers of finished requests. */
const watchesOf = (logCall: StartOptions['logCall'], metrics: Metrics | undefined): CallWatch[] => [
  ...(logCall ? [{ over: logCall }] : []),
  ...(metrics ? [metrics.watch] : [])
]

/** Starts the background services, and creates the context of the modules. */
async function assemble(options: StartOptions, { db, subscribe }: OpenedDatabase, fakes: FakeProviders | undefined) {
  const { clock = () => new Date(), log = console.error, demo = true, staffToken = 'staff', staffTokens } = options
  const { send = intoMailbox(db, clock), canText = true } = options.delivery ?? {}
  const { challenge, pubnub, streams, undoSeconds = UNDO_SECONDS } = options
  const limits = { ...shoppingLimits, ...options.limits }
  const emails = { db, clock, limits, send, canText }
  const background = await startBackground({
    db,
    log,
    emails,
    pubnub,
    subscribe,
    streams,
    fetchPictures: options.fetchPictures,
    handlers: {
      'order-status': job => orderStatusJob(context)(job),
      'payment-letter': sendPaymentLetter(emails)
    }
  })
  const context: Context = {
    ...background,
    ...emails,
    log,
    challenge,
    gateways: { ...fakes?.gateways, ...options.gateways },
    staffToken: demo ? staffToken : undefined,
    staffTokens,
    staffSecret: await serverSecret(db, 'staff-channels'),
    undoSeconds
  }
  return { context, background }
}

/** Serves an open database until the server is closed, which closes the database too. */
export async function run(
  options: StartOptions,
  database: OpenedDatabase,
  fakes: FakeProviders | undefined
): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1', seed = demoSeed, demo = true, menuAge = 1000 } = options
  const { publicUrl, proxies, metricsToken, logCall } = options
  const { scripts, pages } = options.folders ?? demoFolders
  const { db, kind, pool } = database
  const { context, background } = await assemble(options, database, fakes)
  const { live, streams } = background
  let isStopping = false
  const metrics = metricsToken ? createMetrics({ openStreams: streams.count, queues: queuesOf(db), pool }) : undefined
  const app = createApp({
    ...context,
    folders: demo ? { scripts, pages } : { scripts },
    people: demo ? seed.people : [],
    publicUrl,
    proxies,
    realtime: { live, streams },
    providers: { ...fakes?.providers, ...options.providers },
    fakeCards: fakes?.fakeCards,
    mostCalls: options.mostCalls ?? mostCalls[kind],
    isStopping: () => isStopping,
    menuAge,
    screenPatience: options.screenPatience,
    metrics,
    metricsToken,
    watches: watchesOf(logCall, metrics)
  })
  const server = await listen(app.fetch, port, host)
  const endTimers = startTimers(context, { isStopping: () => isStopping, isEmbedded: kind === 'pglite' })
  return {
    url: `http://${host}:${server.port}`,
    port: server.port,
    db,
    openStreams: streams.count,
    wake: background.wake,
    async close() {
      isStopping = true
      const begun = performance.now()
      endTimers()
      streams.close()
      await server.close()
      await background.close(begun + shutdown.jobs)
      await fakes?.close()
      options.delivery?.close()
      await database.close()
    }
  }
}
