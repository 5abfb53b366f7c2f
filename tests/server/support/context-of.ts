import type { Context } from '../../../src/server/context.ts'
import { createPublish } from '../../../src/server/events/publish.ts'
import { createBackgroundJobs } from '../../../src/server/jobs/background-jobs.ts'
import { shoppingLimits } from '../../../src/server/rate-limit/shopping-limits.ts'
import type { ShopServer } from './shop-server.ts'

/** Returns the context of another process of a shop, with the test's clock, for calling its recurring work directly. It sends nothing. */
export const contextOf = (
  { db, time, logged }: Pick<ShopServer, 'db' | 'time' | 'logged'>,
  changes: Partial<Context> = {}
): Context => ({
  db,
  clock: () => time.now,
  log: line => void logged.push(line),
  send: async () => {},
  canText: false,
  backgroundJobs: createBackgroundJobs(() => {}),
  ...createPublish(undefined),
  wake: () => {},
  wakePictures: () => {},
  gateways: {},
  limits: shoppingLimits,
  staffSecret: 'secret',
  undoSeconds: 5,
  ...changes
})
