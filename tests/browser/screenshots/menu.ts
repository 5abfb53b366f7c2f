import { eq, sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { listings, locations } from '../../../src/server/db/schema.ts'
import { addFirst, cartWay, productAt, storeSheet } from '../support/shopper.ts'
import { expectCount, openAt, openMenu, server, take } from './camera.ts'
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
await take('favourites-phone', 390, 844, async page => {
  await openAt(page, '#/queen-west', 'dark', 'fr-CA')
  const hearts = page.getByRole('button', { name: /^Favori/ })
  for (const at of [0, 1, 3]) await hearts.nth(at).click()
  await page.evaluate(() => (location.hash = '#/queen-west/favourites'))
  await page.getByRole('heading', { level: 1, name: 'Favoris' }).waitFor()
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
