import { mkdirSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { listings, locations } from '../../src/server/db/schema.ts'
import { startServer } from '../../src/server/start.ts'
import { needChromium } from './support/find-browser.ts'
import { launchChromium } from './support/launch.ts'
import { handOver, sayYes } from './support/session.ts'
import {
  addFirst,
  cartWay,
  goToCheckout,
  openMenu,
  openPart,
  passGate,
  productAt,
  storeSheet
} from './support/shopper.ts'

const folder = 'demo/screenshots'

/** A Saturday afternoon in Toronto: the shop is open. */
const afternoon = new Date('2026-11-21T15:10:00-05:00')

const server = await startServer({ log: () => {}, clock: () => afternoon })
const browser = await launchChromium(needChromium())
mkdirSync(folder, { recursive: true })

async function take(
  name: string,
  width: number,
  height: number,
  /** Prepares the page; returns `waits` if it never becomes idle. */
  prepare: (page: Page) => Promise<void | 'waits'>,
  options: BrowserContextOptions = {}
): Promise<void> {
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

/** Opens a shop alone in its page, at a fragment or query, past the gate. */
async function openAt(page: Page, hash: string, theme = 'light', locale = 'en-CA'): Promise<void> {
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
async function openAs(page: Page, person: string, hash: string, theme?: string, locale?: string): Promise<void> {
  await openAt(page, (await handOver(server.url, person)) + hash, theme, locale)
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button').click()
}

/** Waits until the cart has `count` items. */
const expectCount = (page: Page, count: number) =>
  page
    .getByRole('link', { name: new RegExp(`cart.*${count} item`, 'i') })
    .first()
    .waitFor()

await take('search-phone', 390, 844, async page => {
  await openAt(page, '#/queen-west?q=nigth+fery')
  await page.locator('mark').first().waitFor()
})
await take('nothing-phone', 390, 844, async page => {
  await openAt(page, '#/queen-west?q=zzzz', 'light', 'fr-CA')
  await page.getByRole('heading', { name: /Aucun résultat/ }).waitFor()
})
await take('filters-phone', 390, 844, async page => {
  await openAt(page, '#/queen-west', 'dark')
  await page.getByRole('button', { name: /^filter/i }).click()
  await page.getByRole('dialog').waitFor()
})
await take('filters-wide', 1280, 800, async page => {
  await openAt(page, '#/queen-west?category=flower&strain=indica', 'light', 'fr-CA')
  await page.getByRole('heading', { level: 2, name: /produits/ }).waitFor()
})
await take('product-phone', 390, 844, async page => {
  await openAt(page, '#/queen-west')
  await productAt(page, 0).click()
  await page.locator('dialog dl').first().waitFor()
})
await take('product-wide', 1280, 800, async page => {
  await openAt(page, '#/queen-west', 'dark', 'fr-CA')
  await productAt(page, 0).click()
  await page.locator('dialog dl').first().waitFor()
})
await take(
  'picker-phone',
  390,
  844,
  async page => {
    await openAt(page, '#/', 'light', 'fr-CA')
    await page.getByRole('button', { name: 'Près de moi' }).click()
    await page.getByText('Près de vous').waitFor()
  },
  { geolocation: { latitude: 43.6465, longitude: -79.4073 }, permissions: ['geolocation'] }
)
await take('offline-phone', 390, 844, async page => {
  await openAt(page, '#/queen-west')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.route('**/v1/**', route => route.abort())
  await page.reload()
  await page.getByText(/Last updated/).waitFor()
})
await take('loading-phone', 390, 844, async page => {
  await page.route('**/v1/locations/*/menu*', () => {})
  await openAt(page, '#/queen-west')
  await page.getByText('Loading the menu').waitFor({ state: 'attached' })
  return 'waits'
})
const [inglewood] = await server.db.select().from(locations).where(eq(locations.slug, 'inglewood'))
await server.db
  .update(listings)
  .set({ price: sql`${listings.price} + 150`, salePrice: null })
  .where(eq(listings.locationId, inglewood?.id ?? ''))
await take('switch-phone', 390, 844, async page => {
  await openAt(page, '#/queen-west')
  for (let more = 0; more < 3; more++) {
    await page.getByRole('button', { name: /^Add / }).first().click()
    await expectCount(page, more + 1)
  }
  await (await storeSheet(page)).getByRole('link', { name: 'Change store' }).click()
  await page.getByRole('link', { name: /Inglewood/ }).click()
  await page.getByRole('dialog').getByText('tax included').first().waitFor()
})
await take('limit-phone', 390, 844, async page => {
  await openAt(page, '#/queen-west', 'light', 'fr-CA')
  await addFirst(page)
  await cartWay(page).click()
  await page.getByText('Comment la limite est-elle calculée?').click()
  await page.getByText('Cannabis séché', { exact: true }).scrollIntoViewIfNeeded()
})

await take('sign-in-phone', 390, 844, async page => {
  await openAt(page, '#/user')
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
})
await take('sign-up-phone', 390, 844, async page => {
  await openAt(page, '#/user/sign-up', 'light', 'fr-CA')
  await page.getByLabel('Prénom').fill('Noémie')
  await page.locator('storefront-root button[type=submit]').click()
  await page.getByText('champ obligatoire').first().waitFor()
})
await take('code-phone', 390, 844, async page => {
  await openAt(page, '#/user/code', 'dark')
  await page.getByLabel('Email or phone').fill('noemie@example.com')
  await page.locator('storefront-root button[type=submit]').click()
  await page.getByText('you’ll receive a six-digit code').waitFor()
})
await take('points-phone', 390, 844, async page => {
  await openAs(page, 'camille', '#/user/loyalty', 'light', 'fr-CA')
  await page.getByRole('heading', { name: 'Récompenses', exact: true }).waitFor()
})
await take('redeem-phone', 390, 844, async page => {
  await openAs(page, 'alex', '#/inglewood', 'dark', 'fr-CA')
  await addFirst(page)
  await cartWay(page).click()
  await page.getByRole('heading', { name: /points/i }).scrollIntoViewIfNeeded()
})
await take('user-wide', 1280, 800, async page => {
  await openAs(page, 'camille', '#/user/security', 'dark', 'fr-CA')
  await page.getByRole('button', { name: 'Lier Google' }).waitFor()
})

/** Fills a cart past the delivery minimum, and goes to the checkout. */
async function toCheckout(page: Page, theme?: string, locale?: string): Promise<void> {
  await openAt(page, '#/queen-west', theme, locale)
  await addFirst(page)
  await page
    .getByRole('button', { name: /^(increase|ajouter 1) /i })
    .first()
    .click()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => (location.hash = '#/queen-west/checkout'))
}

/** Selects an option by its label: a forced click on the hidden radio would miss an option that moves. */
const choose = (page: Page, name: RegExp | string, exact = false): Promise<void> =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact }) })
    .click()

/** Enters the delivery address. */
async function deliverTo(page: Page, street: string, postalCode: string): Promise<void> {
  await openPart(page, /^(pickup or delivery|mode de réception)/i)
  await choose(page, /^(delivery|livraison)/i)
  await page.locator('#sf-to-line1').fill(street)
  await page.locator('#sf-to-city').fill('Toronto')
  await page.locator('#sf-to-postalCode').fill(postalCode)
  await page.locator('#sf-to-postalCode').blur()
}

await take('promo-phone', 390, 844, async page => {
  await openAt(page, '#/queen-west')
  await addFirst(page)
  await cartWay(page).click()
  await page.getByRole('button', { name: 'Have a promo code?' }).click()
  for (const code of ['WELCOME10', 'SPRING']) {
    await page.locator('#sf-promo').fill(code)
    await page.locator('#sf-promo').press('Enter')
    await page.getByText(code === 'SPRING' ? 'SPRING has expired.' : /^WELCOME10 · /).waitFor()
  }
  await page.locator('#sf-promo').scrollIntoViewIfNeeded()
})
await take('delivery-phone', 390, 844, async page => {
  await toCheckout(page)
  await deliverTo(page, '88 Ossington Avenue', 'M6J 2Z4')
  await page.getByText(/West End/).waitFor()
})
await take('outside-phone', 390, 844, async page => {
  await toCheckout(page, 'dark', 'fr-CA')
  await deliverTo(page, '1 King Street West', 'M5H 1A1')
  await page
    .getByText(/^Nous ne livrons pas/)
    .first()
    .waitFor()
})
await take('card-phone', 390, 844, async page => {
  // On a page of the server itself: elsewhere a browser doesn't show a provider's frame from this machine.
  await openMenu(page)
  await addFirst(page)
  await goToCheckout(page)
  await openPart(page, 'Payment')
  await choose(page, 'Card', true)
  const number = page.frameLocator('iframe[title="Card details"]').getByLabel('Card number')
  await number.fill('4242 4242 4242 4242')
  await page
    .getByRole('heading', { name: 'Payment', exact: true })
    .evaluate(title => title.scrollIntoView({ block: 'start' }))
})
await take('checkout-wide', 1280, 800, async page => {
  await toCheckout(page, 'light', 'fr-CA')
  await deliverTo(page, '88 Ossington Avenue', 'M6J 2Z4')
  await page.getByText(/West End/).waitFor()
})

/** Places a curbside order, and waits for its page. */
async function order(page: Page, theme?: string, locale?: string): Promise<void> {
  await toCheckout(page, theme, locale)
  await openPart(page, /^(pickup or delivery|mode de réception)/i)
  await choose(page, /^(curbside|à l’auto)/i)
  await page.locator('#sf-first_name').fill('Noémie')
  await page.locator('#sf-last_name').fill('Gagnon')
  await page.locator('#sf-phone').fill('416 555 0134')
  await page.locator('#sf-email').fill('noemie@example.com')
  await page.getByRole('button', { name: /^(place order|passer)/i }).click()
  await page.waitForURL(/\/orders\//)
  await page.getByRole('list', { name: /order status|état de la commande/i }).waitFor()
}

await take('order-phone', 390, 844, page => order(page))
await take('order-wide', 1280, 800, page => order(page, 'dark', 'fr-CA'))
await take('staff-wide', 1280, 800, async page => {
  await page.addInitScript(() => localStorage.setItem('storefront.staff.sound', 'off'))
  await page.goto('/staff')
  await page.getByRole('button', { name: 'Use a token' }).click()
  await page.locator('input[name=token]').fill('staff')
  await page.keyboard.press('Enter')
  await page.getByText('Noémie').first().waitFor()
})

await browser.close()
await server.close()
console.log(`The pictures are in ${folder}.`)
