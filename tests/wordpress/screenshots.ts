/** `npm run screenshots:wordpress`: follows docs/wordpress.md, and takes its pictures on the way. Needs a build. */
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { startServer } from '../../src/server/start.ts'
import { needChromium } from '../browser/support/find-browser.ts'
import { launchChromium } from '../browser/support/launch.ts'
import { passGate } from '../browser/support/shopper.ts'
import { startSite } from './support/site.ts'
import { installPlugin, openEditor, publish, signInTo } from './support/dashboard.ts'

const folder = 'docs/pictures'
mkdirSync(folder, { recursive: true })

/** A Saturday afternoon in Toronto: the shop is open. */
const afternoon = new Date('2026-11-21T15:10:00-05:00')
const server = await startServer({ log: () => {}, clock: () => afternoon })
const site = await startSite()
const browser = await launchChromium(needChromium())

async function open(width: number, height: number): Promise<Page> {
  const options = { viewport: { width, height }, locale: 'en-CA', baseURL: site.url, reducedMotion: 'reduce' as const }
  const page = await (await browser.newContext(options)).newPage()
  page.setDefaultTimeout(20_000)
  return page
}

/** Shows the addresses of a shop and a site that could be real. */
const beautify = (page: Page) =>
  page.evaluate(
    ([api, url]) => {
      for (const field of document.querySelectorAll('input')) {
        field.value = field.value.replace(api, 'https://shop.example.com')
        field.placeholder = field.placeholder.replace(api, 'https://shop.example.com')
      }
      for (const line of document.querySelectorAll('#storefront-shop-results p'))
        if (line.children.length === 1 && line.textContent.includes(url))
          line.lastChild!.textContent = line.lastChild!.textContent!.replace(url, 'https://www.example.com')
    },
    [server.url, site.url] as const
  )

const admin = await open(1100, 760)
await signInTo(admin, 'admin', site.password)
await installPlugin(admin)
await admin
  .getByRole('row', { name: /Storefront/ })
  .getByRole('link', { name: 'Settings' })
  .click()
await admin.getByLabel('Address of the API').fill(server.url)
await admin.getByRole('button', { name: 'Save Changes' }).click()
await admin.getByRole('button', { name: 'Test the connection' }).click()
await admin.getByText('OK: The shop may be used').waitFor()
await beautify(admin)
const dismiss = admin.getByRole('button', { name: 'Dismiss this notice.' })
await dismiss.click()
await dismiss.waitFor({ state: 'detached' })
await admin.evaluate(() => window.scrollTo(0, 0))
await admin.screenshot({ path: `${folder}/wordpress-settings.png` })

const editor = await open(1280, 800)
// Only in the preview: WordPress' editor needs a clock that runs. As text, which nothing compiles into more than the page has.
await editor.addInitScript(`
  if (location.search.includes('storefront_shop_preview')) {
    const now = ${afternoon.getTime()}
    window.Date = class extends Date {
      constructor(...given) { given.length > 0 ? super(...given) : super(now) }
      static now() { return now }
    }
  }`)
await signInTo(editor, 'admin', site.password)
await openEditor(editor, 'Order online')
await editor.getByRole('button', { name: 'Settings', exact: true }).click()
await editor.getByLabel('Store', { exact: true }).selectOption('queen-west')
const preview = editor.frameLocator('iframe[src*="location=queen-west"]')
await preview.getByRole('button', { name: /^yes/i }).click()
await preview.getByRole('heading', { level: 2 }).first().waitFor()
await editor.waitForLoadState('networkidle')
await editor.screenshot({ path: `${folder}/wordpress-block.png` })
const address = await publish(editor)

for (const [name, width, height] of [
  ['wide', 1280, 800],
  ['phone', 390, 844]
] as const) {
  const page = await open(width, height)
  await page.clock.setFixedTime(afternoon)
  await page.goto(address)
  await passGate(page)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.screenshot({ path: `${folder}/wordpress-page-${name}.png` })
}

await browser.close()
await site.stop()
await server.close()
