import { openDatabase } from './db/connection/open.ts'
import type { Database } from './db/types.ts'
import { demoSeed, startFakeProviders } from './demo.ts'
import { run } from './run.ts'
import { setupKey, setupLink } from './first-start/setup-key.ts'
import { seedHistory } from './seed/history/seed-history.ts'
import { seedDemo } from './seed/seed-demo.ts'
import { hasBusiness } from './seed/seed-shop.ts'
import { checkLaunch } from './settings/start-checks.ts'
import type { RunningServer, StartOptions } from './start-options.ts'

/** Seeds the demo; of any other shop, notes in the log that it is not set up yet. */
async function prepare(db: Database, options: StartOptions): Promise<void> {
  const { demo = true, seed = demoSeed, history, clock = () => new Date(), log = console.error } = options
  if (demo) {
    await seedDemo(db, seed, clock())
    if (history) await seedHistory(db, history, clock())
  } else if (!(await hasBusiness(db)))
    log(
      `No shop is set up yet. Open ${setupLink(options.publicUrl ?? '', await setupKey(db))} to set it up, or run \`npm run shop:setup -- --help\`.`
    )
}

/**
 * Opens the database, seeds it if this is the demo and it is empty, and listens. Recurring work goes on in the background
 * until the server is closed.
 */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const { host = '127.0.0.1', demo = true, publicUrl, delivery, log = console.error } = options
  checkLaunch({ demo, host, publicUrl, hasMail: delivery !== undefined })
  const { databaseUrl: url, databaseFolder: folder, patience, freeBytes } = options
  const database = await openDatabase({ url, folder, patience, log, freeBytes })
  const fakes = demo ? await startFakeProviders(host) : undefined
  try {
    await prepare(database.db, options)
    return await run(options, database, fakes)
  } catch (error) {
    await fakes?.close()
    await database.close()
    throw error
  }
}
