import { seed as demoSeed } from '../../../demo/catalogue/index.ts'
import { type RunningServer, type StartOptions, startServer } from '../../../demo/server/start.ts'
import { makeDatabase, makeSeededDatabase } from './database.ts'

/**
 * Starts a server on a database of its own, which goes when it closes. A clock of the test's own is the seed's as well, so
 * that such a server sows its database itself.
 */
export async function startTestServer(options: StartOptions = {}): Promise<RunningServer> {
  const { seed = demoSeed, demo = true, clock } = options
  const database = demo && clock === undefined ? await makeSeededDatabase(seed, new Date()) : await makeDatabase()
  const server = await startServer({ databaseUrl: database.url, log: () => {}, ...options })
  return {
    ...server,
    async close() {
      await server.close()
      await database.drop()
    }
  }
}
