import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../src/server/db/types.ts'
import { count } from './checks.ts'

/** Time for jobs that a killed server had begun, in milliseconds: more than their lease. */
const PATIENCE = 120_000

/** Waits until no email and no message is pending; gives up after two minutes, and the checks then report the rest. */
export async function settle(db: Database): Promise<void> {
  const until = Date.now() + PATIENCE
  while (Date.now() < until) {
    const left = (await count(db, 'outbox')) + (await count(db, 'messages', 'number is null'))
    if (left === 0) return
    await pause(200)
  }
}
