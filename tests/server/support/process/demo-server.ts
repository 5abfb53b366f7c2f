import { seed as demoSeed } from '../../../../demo/catalogue/index.ts'
import { type RunningServer, type StartOptions } from '../../../../src/server/start-options.ts'
import { startServer } from '../../../../src/server/start.ts'
import { makeDatabase, makeSeededDatabase } from '../database/database.ts'

/**
 * Starts a server on its own database, which is dropped when the server closes. A test's clock also applies to the seed, so
 * a server with a clock seeds its database itself.
 */
export async function startTestServer(options: StartOptions = {}): Promise<RunningServer> {
  const { demo = true, clock } = options
  // The demo's deals have hours: prices would differ by the day on which tests run.
  const seed = { ...(options.seed ?? demoSeed), deals: [] }
  const database = demo && clock === undefined ? await makeSeededDatabase(seed, new Date()) : await makeDatabase()
  const server = await startServer({ databaseUrl: database.url, log: () => {}, ...options, seed })
  return {
    ...server,
    async close() {
      await server.close()
      await database.drop()
    }
  }
}
