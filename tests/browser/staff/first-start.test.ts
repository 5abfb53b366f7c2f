import { afterAll, beforeAll, expect } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { startServer } from '../../../src/server/start.ts'
import type { RunningServer } from '../../../src/server/start-options.ts'
import { call } from '../../server/support/client.ts'
import { look, makePicture } from '../../server/support/pictures/make-picture.ts'
import { makeDatabase, type TestDatabase } from '../../server/support/database/database.ts'
import { bareTest, phone, shop, wide } from '../support/shop.ts'
import { addFirst, choose, fillPerson, goToCheckout, openPart } from '../support/shopper.ts'

const letters: string[] = []
const publicUrl = 'https://shop.example.com'
/** The clock of the server and of pages: a Friday afternoon in Toronto, from which it goes on. */
const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) }
const setClock = (at: string) => void (clock.ahead = Date.parse(at) - Date.now())
setClock('2026-12-04T15:00:00-05:00')
let database: TestDatabase
let server: RunningServer
let link = ''
beforeAll(async () => {
  database = await makeDatabase()
  server = await startServer({
    databaseUrl: database.url,
    demo: false,
    clock: clock.now,
    menuAge: 0,
    publicUrl,
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
  // Pictures have the public address, at which this server isn't.
  await context.route(`${publicUrl}/**`, async route =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace(publicUrl, server.url) }) })
  )
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.clock.install({ time: clock.now() })
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

/** Adds a picture from the device to the open product: its left part, cropped by keyboard. Only a browser can encode it. */
async function addPicture(page: Page): Promise<void> {
  const buffer = await makePicture(600, 400).png()
  await page.getByLabel('Choose a file').first().setInputFiles({ name: 'jar.png', mimeType: 'image/png', buffer })
  await page.getByRole('application').focus()
  await page.keyboard.press('+')
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight')
  await page.getByText(/^120 %, 44 % from the left/).waitFor({ state: 'attached' })
  await press(page, 'Use this part')
  await page.getByRole('button', { name: 'Remove picture' }).waitFor()
  await page.locator('#pictureAltEn').fill('A jar with a blue lid')
  await page.locator('#pictureAltFr').fill('Un bocal au couvercle bleu')
}

/** Puts a picture, a sale from 18:00, a banner and a delivery zone into a draft, and publishes it. */
async function changeShop(page: Page): Promise<void> {
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('tab', { name: 'Products' }).click()
  await press(page, 'Maple Kush')
  await fill('Sale price', '29.95')
  await fill('Name of the sale in English', 'Six o’clock')
  await fill('Name of the sale in French', 'Dix-huit heures')
  await fill('Begins', '2026-12-04T18:00')
  await addPicture(page)
  await press(page, 'Save to the draft')
  await page.getByRole('tab', { name: 'Promotions' }).click()
  await press(page, 'Add a banner')
  await page.locator('#place').selectOption('menu')
  await fill('Title in English', 'We deliver in Parkdale')
  await fill('Title in French', 'Nous livrons à Parkdale')
  await press(page, 'Add to the draft')
  await page.getByRole('tab', { name: 'Store' }).click()
  await press(page, 'Add a zone')
  const zone = page.locator('[data-zone]')
  await zone.getByLabel('Name', { exact: true }).fill('Parkdale')
  await zone.getByLabel('Delivery fee', { exact: true }).fill('5')
  await zone.getByLabel('Postal codes begin with').fill('m6k')
  await page.getByRole('checkbox', { name: 'Delivery', exact: true }).check()
  await press(page, 'Save to the draft')
  await page.getByRole('region', { name: 'Draft' }).getByText('5 changes').waitFor()
  await press(page, 'Publish')
  await press(page, 'Publish now')
  await page.getByText('The draft is published.').last().waitFor()
}

/** Reads the products of the store, without their stock. */
async function readProducts() {
  const { payload } = await call(server.url, readMenu, { params: { location: 'roncesvalles' } })
  return payload.products.map(product => ({
    ...product,
    variants: product.variants.map(size => ({ ...size, stock: 0 }))
  }))
}

/** Opens the product in the shop, and looks at the picture that the page shows under its French words. */
async function seePicture(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Kush à l’érable' }).first().click()
  const image = page.getByRole('img', { name: 'Un bocal au couvercle bleu' }).first()
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const shown = await image.evaluate((img: HTMLImageElement) => img.currentSrc)
  const bytes = await (await fetch(shown.replace(publicUrl, server.url))).arrayBuffer()
  // Left of its middle, the picture itself is red.
  const { width, height, colour } = await look(new Uint8Array(bytes), 0.3, 0.5)
  expect(width).toBe(height)
  expect(colour[2]).toBeGreaterThan(colour[0]!)
}

/** Undoes the published draft by its history. */
async function undoAll(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Products' }).click()
  await press(page, 'All products')
  await press(page, 'Drafts and history')
  await press(page, /^Undo:/)
  await press(page, 'Undo it')
  await page.getByText('The changes are undone.').last().waitFor()
}

/** Opens the store's menu as a new shopper on a phone, in English or French. */
async function openMenu(isFrench: boolean): Promise<[Page, BrowserContext]> {
  const [page, context] = await openPage(phone, '/')
  if (isFrench) await press(page, 'Français')
  await page.getByRole('button', { name: isFrench ? /^oui/i : /^yes/i }).click()
  await page.locator('[data-category]').first().waitFor()
  return [page, context]
}

/** Orders a product for delivery to an address that is typed in full. */
async function orderDelivery(page: Page): Promise<void> {
  await addFirst(page)
  await goToCheckout(page)
  await openPart(page, 'Pickup or delivery')
  await choose(page.getByRole('radio', { name: /^delivery/i }))
  await page.getByLabel('Street address').fill('12 Cowan Avenue')
  await page.getByLabel('City').fill('Toronto')
  await page.getByLabel('Province').selectOption('ON')
  await page.getByLabel('Postal code').fill('M6K 2N3')
  await fillPerson(page)
  await page.getByText(/Parkdale · delivery \$5\.00/).waitFor()
  await page.getByRole('button', { name: /^place order/i }).click()
  await page.getByRole('heading', { name: /thank/i }).waitFor()
}

// From the first page of a retailer to that of a shopper: nothing below the built whole has all of it.
bareTest(
  'an empty database becomes a live shop with a picture, a banner, a sale at six, a delivery zone and an order, without a terminal',
  async () => {
    const [staff, staffContext] = await openPage(wide, link)
    await setUp(staff)
    await goLive(staff)
    const before = await readProducts()
    await changeShop(staff)

    const [early, earlyContext] = await openMenu(true)
    await early.getByText('Nous livrons à Parkdale').waitFor()
    expect(await early.getByText('Dix-huit heures').count()).toBe(0)
    await seePicture(early)
    await earlyContext.close()

    setClock('2026-12-04T18:05:00-05:00')
    const [page, context] = await openMenu(false)
    await page.getByText('Six o’clock').first().waitFor()
    await orderDelivery(page)
    await staff.getByRole('tab', { name: 'Orders' }).click()
    await staff.locator('[data-column=placed] article').waitFor()
    expect(await staff.locator('[data-column=placed] article').textContent()).toContain('Élise')
    await context.close()

    await undoAll(staff)
    await expect.poll(readProducts).toEqual(before)
    await staffContext.close()
  },
  240_000
)
