import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../demo/server/db/types.ts'
import { count } from './checks.ts'

/** How long jobs may take that a killed server had begun, in milliseconds: their lease, and then some. */
const PATIENCE = 120_000

/** Waits until no letter and no message is on its way; gives up after two minutes, and then the checks find what is left. */
export async function settle(db: Database): Promise<void> {
  const until = Date.now() + PATIENCE
  while (Date.now() < until) {
    const left = (await count(db, 'outbox')) + (await count(db, 'messages', 'number is null'))
    if (left === 0) return
    await pause(200)
  }
}
