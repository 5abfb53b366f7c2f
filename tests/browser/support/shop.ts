import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { scaleLimits } from '../../../demo/server/modules/rate-limit/shopping-limits.ts'
import type { RunningServer, StartOptions } from '../../../demo/server/start.ts'
import { startTestServer } from '../../server/support/process/demo-server.ts'
import { sharedBrowser } from './launch.ts'
import { whatWasSeen } from './what-was-seen.ts'

/** The fixtures of a browser test: the demo server, a Chromium, and a fresh visitor for each test. */
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
  /** Starts over as another visitor. */
  newVisitor(options?: BrowserContextOptions): Promise<void>
}

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }

/** The script tag of the storefront. */
export const tag = '<script async src="/storefront.js" data-api="/"></script>'

/** Starts a server for a test file and ends it after it, as in the demo, unless told otherwise; the browser is the worker's. */
export function openShop(options: StartOptions = {}): Shop {
  const shop = {} as Shop

  shop.newVisitor = async options => {
    // Responses still pending when a test ends are ignored.
    await shop.context?.unrouteAll({ behavior: 'ignoreErrors' })
    await shop.context?.close()
    shop.context = await shop.browser.newContext({
      ...phone,
      locale: 'en-CA',
      baseURL: shop.server.url,
      // Otherwise the host page scrolls smoothly, and clicks would miss moving targets.
      reducedMotion: 'reduce',
      ...options
    })
    shop.page = await shop.context.newPage()
    shop.page.setDefaultTimeout(20_000)
    shop.complaints = []
    const { page, complaints } = shop
    page.on('pageerror', error => complaints.push(error.message))
    page.on('console', message => {
      // Browsers with a window ask for the page's icon, which headless ones don't.
      if (message.location().url.endsWith('/favicon.ico')) return
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
  }

  shop.openPage = async (body, { head = '', hash = '', query = '', headers = {} } = {}) => {
    await shop.page.route('**/host-page*', route =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers,
        body: `<!doctype html><html lang="en"><head><title>A retailer</title>${head}</head><body>${body}</body></html>`
      })
    )
    await shop.page.goto(`/host-page${query}${hash}`)
  }

  beforeAll(async () => {
    shop.server = await startTestServer({ limits: scaleLimits(10_000), menuAge: 0, ...options })
    shop.browser = await sharedBrowser(inject('engine'))
    await shop.newVisitor()
  })
  afterEach(async ({ task }) => {
    const [error] = task.result?.errors ?? []
    if (error) error.message += await whatWasSeen(shop.page, shop.complaints)
    await shop.newVisitor()
  })
  afterAll(async () => {
    await shop.context?.close()
    await shop.server?.close()
  })
  return shop
}
