import { inspect } from 'node:util'
import { afterAll } from 'vitest'
import type { Seed } from '../../../src/server/seed/types.ts'
import { scaleLimits } from '../../../src/server/rate-limit/shopping-limits.ts'
import { type RunningServer, type StartOptions } from '../../../src/server/start-options.ts'
import { startServer } from '../../../src/server/start.ts'
import { makeDatabase, makeSeededDatabase } from './database/database.ts'
import { copyTables } from './database/seeded.ts'
import { putBack } from './process/shared-server.ts'

/** The server of a test's shop, its clock, and what it has logged. */
export interface ShopServer extends RunningServer {
  time: { now: Date }
  logged: string[]
}

const opening = () => new Date('2026-11-21T15:00:00Z')

/** Starts the server of a shop on a database of its own. It closes with the test file. */
export async function startShop(seed: Seed, options: Partial<StartOptions> = {}): Promise<ShopServer> {
  const { drop, ...server } = await start(seed, options)
  afterAll(async () => {
    await server.close()
    await drop()
  })
  return server
}

/** The shared servers of this worker. Not a variable of the module, which a test may load again. */
const servers: Map<Seed, Promise<ShopServer>> = Reflect.get(globalThis, Symbol.for('shared shops')) ?? new Map()
Reflect.set(globalThis, Symbol.for('shared shops'), servers)

/**
 * Returns the server that the test files of this worker share for a seed, with tables, clock and log as they were at
 * first. It ends with the worker: its `close` does nothing.
 */
export async function shareShop(seed: Seed): Promise<ShopServer> {
  const starting = servers.get(seed)
  if (starting === undefined) {
    const begun = begin(seed)
    servers.set(seed, begun)
    return begun
  }
  const server = await starting
  await putBack(server)
  await forget(server)
  server.time.now = opening()
  server.logged.length = 0
  return server
}

async function begin(seed: Seed): Promise<ShopServer> {
  const { drop: _, ...server } = await start(seed, {})
  await copyTables(server.db)
  return { ...server, close: async () => {} }
}

/** Makes a server read again what it keeps for a while by its own clock: the business's pages, and its age gate. */
async function forget({ url, time }: ShopServer): Promise<void> {
  time.now = new Date(0)
  await (await fetch(`${url}/v1/locations/queen-west/menu`)).arrayBuffer()
}

async function start(seed: Seed, options: Partial<StartOptions>) {
  const time = { now: opening() }
  const isSeeded = options.demo !== false && options.clock === undefined
  const database = isSeeded ? await makeSeededDatabase(seed, time.now) : await makeDatabase()
  const logged: string[] = []
  const server = await startServer({
    databaseUrl: database.url,
    seed,
    clock: () => time.now,
    log: (line, error) => void logged.push(error === undefined ? line : `${line}: ${inspect(error)}`),
    // Races must be decided by order, not by the load of the machine.
    patience: 30_000,
    // Changes by tests must be visible at once.
    menuAge: 0,
    // Tests create more carts and orders from one address in a moment than a busy store in an evening.
    limits: scaleLimits(10_000),
    ...options
  })
  return { ...server, time, logged, drop: database.drop }
}
