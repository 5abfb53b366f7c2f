import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { inject, test as base } from 'vitest'
import { scaleLimits } from '../../../src/server/rate-limit/shopping-limits.ts'
import type { RunningServer, StartOptions } from '../../../src/server/start-options.ts'
import { startTestServer } from '../../server/support/process/demo-server.ts'
import { putBack, sharedServer } from '../../server/support/process/shared-server.ts'
import { sharedBrowser } from './launch.ts'
import { whatWasSeen } from './what-was-seen.ts'

/** The demo server, a Chromium, and the visitor of the current test. */
export interface Shop {
  server: RunningServer
  browser: Browser
  page: Page
  context: BrowserContext
  /** Errors and warnings of the page's console and scripts. */
  complaints: string[]
  /** Opens a page with just this body, served from the demo server's origin. */
  openPage(
    body: string,
    options?: { head?: string; hash?: string; query?: string; headers?: Record<string, string> }
  ): Promise<void>
  /** Starts over as another visitor. A file or suite whose visitors have options overrides the fixture `device`. */
  newVisitor(options?: BrowserContextOptions): Promise<void>
}

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }
export const wide = { viewport: { width: 1280, height: 800 } }

/** The script tag of the storefront. */
export const tag = '<script async src="/storefront.js" data-api="/"></script>'

/** The browser context of the current visitor. */
let opened: BrowserContext | undefined

/** The shop of the current test. */
export const shop = {
  async newVisitor(options) {
    await leave()
    shop.context = opened = await shop.browser.newContext({
      ...phone,
      locale: 'en-CA',
      baseURL: shop.server.url,
      // Otherwise the host page scrolls smoothly, and clicks would miss moving targets.
      reducedMotion: 'reduce',
      ...options
    })
    shop.page = await shop.context.newPage()
    shop.page.setDefaultTimeout(20_000)
    shop.complaints = listen(shop.page)
  },
  async openPage(body, { head = '', hash = '', query = '', headers = {} } = {}) {
    await shop.page.route('**/host-page*', route =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers,
        body: `<!doctype html><html lang="en"><head><title>A retailer</title>${head}</head><body>${body}</body></html>`
      })
    )
    await shop.page.goto(`/host-page${query}${hash}`)
  }
} as Shop

/** Returns a list that fills with the errors and warnings of a page. */
function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    // Browsers with a window ask for the page's icon, which headless ones don't.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  return complaints
}

/** Closes the visitor's browser context. Responses still pending are ignored. */
async function leave(): Promise<void> {
  const routed = opened ? [opened, ...opened.pages()] : []
  await Promise.all(routed.map(one => one.unrouteAll({ behavior: 'ignoreErrors' })))
  await opened?.close()
  opened = undefined
}

const usual: StartOptions = { limits: scaleLimits(10_000), menuAge: 0, screenPatience: 60_000 }
const noOptions: StartOptions = {}
const onPhone: BrowserContextOptions | 'none' = {}

/**
 * A browser test with fixtures. `options` are the server's; files without any share their worker's. `device` is the
 * visitor's browser: options beside those of a phone, or `none` for tests without a page. Each other test has a visitor of
 * its own.
 */
export const test = base
  .extend('options', { scope: 'file' }, noOptions)
  .extend('server', { scope: 'file', auto: true }, async ({ options }, { onCleanup }) => {
    const isShared = Object.keys(options).length === 0
    const server = isShared ? await sharedServer() : await startTestServer({ ...usual, ...options })
    onCleanup(() => (isShared ? putBack(server) : server.close()))
    shop.server = server
    shop.browser = await sharedBrowser(inject('engine'))
    return server
  })
  .extend('device', onPhone as BrowserContextOptions | 'none')
  .extend('visitor', { auto: true }, async ({ server: _server, device, task }, { onCleanup }) => {
    if (device !== 'none') await shop.newVisitor(device)
    onCleanup(async () => {
      if (!opened) return
      const [error] = task.result?.errors ?? []
      if (error) error.message += await whatWasSeen(shop.page, shop.complaints)
      await leave()
    })
  })

/** A test on a wide screen. */
export const wideTest = test.extend('device', wide)

/** A test without a visitor, or one that opens its visitors itself. */
export const bareTest = test.extend('device', 'none')

/** Options of a test of a table that is in the core with some of its cases alone. */
export const coreIf = (isCore: boolean) => ({ tags: isCore ? ['core'] : [] })
