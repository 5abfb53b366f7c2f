import type { Browser, CDPSession } from 'playwright-core'
import type { BenchShop } from '../site/shop.ts'
import type { LoggedRequest } from '../visit/network-log.ts'
import type { NetworkName } from '../visit/networks.ts'
import type { PageRecord } from '../visit/page-record.ts'
import { createVisitor } from '../visit/visitor.ts'
import { heapKinds } from './heap-kinds.ts'
import type { TraceEvent } from './main-thread.ts'

/** A CPU profile, as V8 records it. */
export type CpuProfile = Awaited<ReturnType<typeof stopProfile>>

/** All that was recorded of a visit. */
export interface Recording {
  url: string
  page: PageRecord
  profile: CpuProfile
  events: TraceEvent[]
  requests: LoggedRequest[]
  /** The bytes of each kind of memory at rest, the largest first. */
  heap: [string, number][]
}

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'v8',
  'blink.user_timing'
]

/** Microseconds between two samples of the CPU profile. */
const INTERVAL = 250

const stopProfile = async (devtools: CDPSession) => (await devtools.send('Profiler.stop')).profile

/** Records a first visit to a page until it is at rest. Recording makes it somewhat slower. */
export async function recordVisit(
  browser: Browser,
  { host }: BenchShop,
  path: string,
  network: NetworkName
): Promise<Recording> {
  const visitor = await createVisitor(browser, host, network)
  try {
    const { page, devtools } = visitor
    await devtools.send('Profiler.enable')
    await devtools.send('Profiler.setSamplingInterval', { interval: INTERVAL })
    await browser.startTracing(page, { categories })
    await devtools.send('Profiler.start')
    const record = await visitor.open(path)
    const profile = await stopProfile(devtools)
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
    const heap = await heapKinds(devtools)
    return { url: host + path, page: record, profile, events: traceEvents, requests: visitor.requests(), heap }
  } finally {
    await visitor.close()
  }
}
