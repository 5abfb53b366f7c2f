import { afterAll, beforeAll, expect } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
import { startServer } from '../../../src/server/start.ts'
import type { RunningServer } from '../../../src/server/start-options.ts'
import { makeDatabase, type TestDatabase } from '../../server/support/database/database.ts'
import { bareTest, phone, shop, wide } from '../support/shop.ts'
import { addFirst, choose, fillPerson, goToCheckout } from '../support/shopper.ts'

const letters: string[] = []
/** A Friday afternoon in Toronto. */
const now = new Date('2026-12-04T15:00:00-05:00')
let database: TestDatabase
let server: RunningServer
let link = ''
beforeAll(async () => {
  database = await makeDatabase()
  server = await startServer({
    databaseUrl: database.url,
    demo: false,
    clock: () => new Date(now),
    publicUrl: 'https://shop.example.com',
    delivery: { send: async ({ body }) => void letters.push(body), canText: false, close: () => {} },
    log: line => void (link = /(\/staff#setup=[\w-]+)/.exec(line)?.[1] ?? link)
  })
})
afterAll(async () => {
  await server.close()
  await database.drop()
})

async function openPage(device: typeof phone | typeof wide, address: string): Promise<[Page, BrowserContext]> {
  const context = await shop.browser.newContext({
    ...device,
    baseURL: server.url,
    locale: 'en-CA',
    reducedMotion: 'reduce'
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.clock.install({ time: now })
  await page.goto(address)
  return [page, context]
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

/** Fills in the three steps of a new shop, and signs its manager in by the code in the letter. */
async function setUp(page: Page): Promise<void> {
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
  await fill('Name of the shop', 'Fern & Ember')
  await fill('Phone', '416 555 0134')
  await fill('Email for shoppers', 'hello@fern.example')
  await choose(page.getByRole('radio', { name: 'A yes-or-no question' }))
  await choose(page.getByRole('radio', { name: 'Everyone of legal age' }))
  await press(page, 'Continue')
  await fill('Name of the store', 'Roncesvalles')
  await fill('Street and number', '200 Roncesvalles Avenue')
  await fill('City', 'Toronto')
  await fill('Postal code', 'm6r2l8')
  await page.getByLabel('Province or territory').selectOption('ON')
  await fill('Place on the map', '43.6445, -79.4487')
  await fill('Licence holder', 'Fern Retail Inc.')
  await fill('Licence number', 'CRSA1234567')
  await press(page, 'Continue')
  await fill('Your name', 'Maya Roy')
  await fill('Your email', 'maya@fern.example')
  await fill('Password', 'otter lantern 92 quay')
  await press(page, 'Set up the shop')
  await expect.poll(() => letters.length).toBe(1)
  await fill('Code', /\b\d{6}\b/.exec(letters[0] ?? '')?.[0] ?? '')
  await press(page, 'Sign in')
}

/** Imports the sample list and opens the store, from the list of steps that are left. */
async function goLive(page: Page): Promise<void> {
  await press(page, 'Import a list')
  await page.locator('input[type=file]').setInputFiles('docs/samples/new-shop.csv')
  await press(page, 'Import the list')
  await page.getByText('The list is imported.').last().waitFor()
  await page.keyboard.press('Escape')
  await press(page, /^Menu of Maya Roy/)
  await press(page, 'Going live')
  await page.getByText(/products are on the menu/).waitFor()
  await press(page, 'Open Roncesvalles')
  await page.getByText('Takes orders: Roncesvalles').waitFor()
  await page.keyboard.press('Escape')
}

// From the first page of a retailer to that of a shopper: no test below has a server without a shop, and all that is built.
bareTest(
  'an empty database becomes a live shop with its first order, without a terminal',
  async () => {
    const [staff, staffContext] = await openPage(wide, link)
    await setUp(staff)
    await goLive(staff)

    const [page, context] = await openPage(phone, '/')
    await page.getByRole('button', { name: /^yes/i }).click()
    await page.getByRole('link', { name: 'Roncesvalles' }).click()
    await addFirst(page)
    await goToCheckout(page)
    await fillPerson(page)
    await page.getByRole('button', { name: /^place order/i }).click()
    await page.getByRole('heading', { name: /thank/i }).waitFor()

    await staff.locator('[data-column=placed] article').waitFor()
    expect(await staff.locator('[data-column=placed] article').textContent()).toContain('Élise')
    await context.close()
    await staffContext.close()
  },
  180_000
)
