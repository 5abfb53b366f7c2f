import { mkdirSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { startServer } from '../../../src/server/start.ts'
import { needChromium } from '../support/find-browser.ts'
import { launchChromium } from '../support/launch.ts'
import { handOver, sayYes } from '../support/session.ts'
import { passGate } from '../support/shopper.ts'

/** The folder of the pictures. */
export const folder = 'demo/screenshots'

/** A Saturday afternoon in Toronto: the shop is open. */
const afternoon = new Date('2026-11-21T15:10:00-05:00')

/** The demo shop. */
export const server = await startServer({ log: () => {}, clock: () => afternoon })
const browser = await launchChromium(needChromium())
mkdirSync(folder, { recursive: true })

/** The names of the pictures to take; all if none is given. */
const names = process.argv.slice(2)

/** Takes a picture of a new visitor's page. */
export async function take(
  name: string,
  width: number,
  height: number,
  /** Prepares the page; returns `waits` if it never becomes idle. */
  prepare: (page: Page) => Promise<void | 'waits'>,
  options: BrowserContextOptions = {}
): Promise<void> {
  if (names.length > 0 && !names.includes(name)) return
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: server.url,
    reducedMotion: 'reduce',
    ...options
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(afternoon)
  if ((await prepare(page)) !== 'waits') await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${folder}/${name}.png` })
  await context.close()
}

/** Opens a store's menu on the demo's host page, past the gate. */
export async function openMenu(page: Page): Promise<void> {
  await page.goto('/pages/plain.html#/queen-west')
  await passGate(page)
  await page.locator('storefront-root').getByRole('heading', { level: 2 }).first().waitFor()
}

/** Opens a shop alone in its page, at a fragment or query, past the gate. */
export async function openAt(page: Page, hash: string, theme = 'light', locale = 'en-CA'): Promise<void> {
  const ground = theme === 'dark' ? '#111' : '#fff'
  await page.route('**/alone*', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="${locale}"><body style="margin:0;background:${ground};font-family:system-ui">
<script async src="/storefront.js" data-api="/" data-accent="#1f6f4a" data-theme="${theme}" data-locale="${locale}"></script>`
    })
  )
  await page.goto(`/alone${hash}`)
  if (hash.includes('token=')) await sayYes(page)
  await passGate(page)
}

/** The same, signed in through the retailer's app; the welcome toast is closed. */
export async function openAs(page: Page, person: string, hash: string, theme?: string, locale?: string): Promise<void> {
  await openAt(page, (await handOver(server.url, person)) + hash, theme, locale)
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button').click()
}

/** Waits until the cart has `count` items. */
export const expectCount = (page: Page, count: number) =>
  page
    .getByRole('link', { name: new RegExp(`cart.*${count} item`, 'i') })
    .first()
    .waitFor()

/** Ends the shop and the browser. */
export async function close(): Promise<void> {
  await browser.close()
  await server.close()
}
