import type { Browser, CDPSession, Page } from 'playwright-core'
import { bundleClient } from '../pages/bundle-client.ts'
import { SLOWER } from '../visitor.ts'
import { type Figures, figuresOf } from './figures.ts'
import { type LoggedRequest, logNetwork } from './network-log.ts'
import { type NetworkName, networks } from './networks.ts'
import type { PageRecord } from './page-record.ts'
import { waitForRest } from './rest.ts'

/** A visitor with a phone, an empty cache, and a known age. */
export interface Visitor {
  page: Page
  devtools: CDPSession
  /** Opens a page and waits until it is at rest. */
  open(path: string): Promise<PageRecord>
  /** The requests of the page that is open. */
  requests(): LoggedRequest[]
  /** The figures of the page that is open. */
  measure(record: PageRecord): Promise<Figures>
  close(): Promise<void>
}

let watch: Promise<string> | undefined

async function heapOf(devtools: CDPSession): Promise<number> {
  // What the first collection finalises, the second one frees.
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize
}

/** Creates a visitor of the host; nothing is intercepted, because that would disable the browser's cache. */
export async function createVisitor(browser: Browser, host: string, network: NetworkName): Promise<Visitor> {
  const source = await (watch ??= bundleClient(new URL('./watch-client.ts', import.meta.url), 'iife'))
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-CA', baseURL: host })
  await context.addCookies([
    { name: 'storefront.visitorAge', value: encodeURIComponent('{"v":1,"d":{"age":19}}'), url: host }
  ])
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.enable')
  await devtools.send('Page.addScriptToEvaluateOnNewDocument', {
    // Profiles name it by this address.
    source: `${source}\n//# sourceURL=http://bench/watch.js`
  })
  const log = await logNetwork(devtools)
  const { downloadThroughput, uploadThroughput, latency } = networks[network]
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput,
    uploadThroughput,
    latency
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return {
    page,
    devtools,
    requests: log.requests,
    async open(path) {
      // From another page: to the same one it would be a reload.
      await page.goto('about:blank')
      await page.goto(path, { waitUntil: 'commit' })
      return waitForRest(devtools, log)
    },
    measure: async record => figuresOf(record, log.requests(), await heapOf(devtools)),
    close: () => context.close()
  }
}
