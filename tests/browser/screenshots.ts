import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { startServer } from '../../demo/server/start.ts'
import { findChromium } from './support/find-chromium.ts'
import { launchChromium } from './support/launch.ts'
import { addFirst, openMenu } from './support/shopper.ts'

const folder = 'demo/screenshots'

/** A Saturday afternoon in Toronto: the shop is open. */
const afternoon = new Date('2026-11-21T15:10:00-05:00')

const server = await startServer({ log: () => {}, clock: () => afternoon })
const browser = await launchChromium(findChromium())
mkdirSync(folder, { recursive: true })

async function take(
  name: string,
  width: number,
  height: number,
  prepare: (page: Page) => Promise<void>
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: server.url,
    reducedMotion: 'reduce'
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(afternoon)
  await prepare(page)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${folder}/${name}.png` })
  await context.close()
}

const toShop = (page: Page) =>
  page.locator('storefront-root').evaluate(root => window.scrollTo(0, root.getBoundingClientRect().top + scrollY - 96))

await take('menu-wide', 1280, 800, async page => {
  await openMenu(page)
  await toShop(page)
})
await take('menu-phone', 390, 844, async page => {
  await openMenu(page)
  await addFirst(page)
  await toShop(page)
})

await browser.close()
await server.close()
console.log(`The README's pictures are in ${folder}.`)
