import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { scaleLimits } from '../../../demo/server/modules/rate-limit/shopping-limits.ts'
import type { RunningServer, StartOptions } from '../../../demo/server/start.ts'
import { startTestServer } from '../../server/support/demo-server.ts'
import { sharedChromium } from './launch.ts'

/** What a browser test works with: the demo server, a Chromium, and a fresh visitor for each test. */
export interface Shop {
  server: RunningServer
  browser: Browser
  page: Page
  context: BrowserContext
  /** What the page's console and scripts complained of. */
  complaints: string[]
  /** Opens a page that holds just this in its body, served from the demo server's own address. */
  openPage(
    body: string,
    options?: { head?: string; hash?: string; query?: string; headers?: Record<string, string> }
  ): Promise<void>
  /** Begins anew as another visitor. */
  newVisitor(options?: BrowserContextOptions): Promise<void>
}

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }

/** The one script tag. */
export const tag = '<script async src="/storefront.js" data-api="/"></script>'

/** Starts a server for a test file and ends it after it, as in the demo, unless told otherwise; the browser is the worker's. */
export function openShop(options: StartOptions = {}): Shop {
  const shop = {} as Shop

  shop.newVisitor = async options => {
    // Answers that are on their way when a test ends are nobody's any more.
    await shop.context?.unrouteAll({ behavior: 'ignoreErrors' })
    await shop.context?.close()
    shop.context = await shop.browser.newContext({
      ...phone,
      locale: 'en-CA',
      baseURL: shop.server.url,
      // The host page scrolls smoothly else, and a pointer would miss what is on its way.
      reducedMotion: 'reduce',
      ...options
    })
    shop.page = await shop.context.newPage()
    shop.page.setDefaultTimeout(8000)
    shop.complaints = []
    const { page, complaints } = shop
    page.on('pageerror', error => complaints.push(error.message))
    page.on('console', message => {
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
    shop.browser = await sharedChromium(inject('chromium'))
    await shop.newVisitor()
  })
  afterEach(() => shop.newVisitor())
  afterAll(async () => {
    await shop.context?.close()
    await shop.server?.close()
  })
  return shop
}
