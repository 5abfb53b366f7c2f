import { scaleLimits } from '../../../../src/server/rate-limit/shopping-limits.ts'
import { seed as demoSeed } from '../../../../demo/catalogue/index.ts'
import type { Seed } from '../../../../src/server/seed/types.ts'
import type { RunningServer, StartOptions } from '../../../../src/server/start-options.ts'
import { copyTables, putBackTables } from '../database/seeded.ts'
import { allAnswered } from './calls-under-way.ts'
import { startTestServer } from './demo-server.ts'

/** Options that are plain values: servers with equal ones are the same. */
export type SharedOptions = Pick<
  StartOptions,
  'limits' | 'menuAge' | 'mostCalls' | 'proxies' | 'screenPatience' | 'streams'
>

/** As many carts, orders and emails as tests want, and no old menus. */
const usual: SharedOptions = { limits: scaleLimits(10_000), menuAge: 0, screenPatience: 60_000 }

/** The servers of this worker, by their menus and options. Not a variable of the module, which a test may load again. */
const servers: Map<string, Promise<RunningServer>> = Reflect.get(globalThis, Symbol.for('shared servers')) ?? new Map()
Reflect.set(globalThis, Symbol.for('shared servers'), servers)

/**
 * Returns the demo server that the test files of this worker share, one for each seed and set of options; the first call
 * starts it on a database of its own. It ends with the worker: its `close` does nothing. `putBack` undoes what tests have done
 * to it.
 */
export function sharedServer(options: SharedOptions = usual, seed: Seed = demoSeed): Promise<RunningServer> {
  const key = JSON.stringify([seed.products.length, Object.entries(options).toSorted()])
  const server = servers.get(key) ?? begin({ ...options, seed })
  servers.set(key, server)
  return server
}

async function begin(options: StartOptions): Promise<RunningServer> {
  const server = await startTestServer(options)
  // Otherwise the first visit after each `putBack` would wait for the menu's snapshot.
  await (await fetch(`${server.url}/v1/locations/queen-west/menu`)).arrayBuffer()
  await copyTables(server.db)
  return { ...server, close: async () => {} }
}

/** How long the jobs of the test before may take, in milliseconds. */
const JOBS_LIMIT = 30_000

/**
 * Gives all tables of a shared server the content again that it started with. Waits before for requests and jobs that
 * are under way: an order of the test before must not arrive in the test after. Open event streams stay open.
 */
export async function putBack(server: RunningServer): Promise<void> {
  await allAnswered(server.port)
  // The mailbox waits for all jobs.
  await (await fetch(`${server.url}/mailbox.json?to=nobody`, { signal: AbortSignal.timeout(JOBS_LIMIT) })).arrayBuffer()
  await putBackTables(server.db)
}
