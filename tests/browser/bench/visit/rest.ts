import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'
import type { NetworkLog } from './network-log.ts'
import type { PageRecord } from './page-record.ts'

/** Milliseconds without a long task and without a request after which a page is at rest. */
const QUIET = 1000
/** Milliseconds after which a page that doesn't come to rest is an error. */
const LIMIT = 180_000

/** The page's record and its clock. It is read by devtools: a helper of Playwright's would add to the page's heap. */
async function read(devtools: CDPSession): Promise<{ record: PageRecord | undefined; now: number }> {
  const expression = 'JSON.stringify({ record: window.benchRecord, now: performance.now() })'
  const { result } = await devtools.send('Runtime.evaluate', { expression })
  return JSON.parse(String(result.value)) as { record: PageRecord | undefined; now: number }
}

/**
 * Waits until there are products, and then no long task and no request for a second. Returns the page's record. Throws
 * if that takes minutes.
 */
export async function waitForRest(devtools: CDPSession, network: NetworkLog): Promise<PageRecord> {
  const limit = Date.now() + LIMIT
  while (Date.now() < limit) {
    const { record, now } = await read(devtools)
    if (record?.firstProduct) {
      const lastTask = Math.max(...record.longTasks.map(({ start, duration }) => start + duration), record.firstProduct)
      if (now - lastTask >= QUIET && network.quietFor() >= QUIET) return record
    }
    await wait(200)
  }
  const { record } = await read(devtools)
  throw new Error(`The page did not come to rest: ${JSON.stringify(record)}`)
}
