import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { listings, locations } from '../../../src/server/db/schema.ts'
import { focused } from '../support/dialogs.ts'
import { pressOn } from '../support/keyboard.ts'
import { cookiesOf } from '../support/session.ts'
import { bareTest, shop, test } from '../support/shop.ts'
import { addFirst, passGate, storeSheet } from '../support/shopper.ts'
import { openMenu } from '../support/open-menu.ts'

const ottawa = { latitude: 45.4288, longitude: -75.69 }

/** Opens the store picker, past the gate. */
async function openPicker(page: Page, host = '/pages/plain.html'): Promise<void> {
  await page.goto(`${host}#/`)
  await passGate(page)
  await page.getByRole('combobox').waitFor()
}

const stores = (page: Page): Promise<string[]> => page.locator('storefront-root li h2').allInnerTexts()
const field = (page: Page) => page.getByRole('combobox', { name: /postal code|code postal/i })

/** Fills a cart at Queen West with one item that costs more at Kensington Market, and opens the picker. */
async function fillCart(page: Page): Promise<void> {
  await openMenu(page)
  const answer = page.waitForResponse(response => response.request().method() === 'PUT')
  await addFirst(page)
  const variant = /lines\/(\w+)/.exec((await answer).url())?.[1] ?? ''
  const { db } = shop.server
  const [row] = await db.select().from(locations).where(eq(locations.slug, 'kensington'))
  const listing = { stock: 9, price: 99_900, salePrice: null }
  await db
    .insert(listings)
    .values({ locationId: row?.id ?? '', variantId: variant, ...listing })
    .onConflictDoUpdate({ target: [listings.locationId, listings.variantId], set: listing })
  await (await storeSheet(page)).getByRole('link', { name: /change store|changer de magasin/i }).click()
  await page.getByRole('combobox').waitFor()
}

const dialog = (page: Page) => page.getByRole('dialog', { name: /move your cart|transférer votre panier/i })

describe('the store picker', () => {
  bareTest('asks the device only when “Near me” is pressed, and keeps the place until it is forgotten', async () => {
    await shop.newVisitor({ geolocation: ottawa, permissions: ['geolocation'] })
    const { page, context } = shop
    await openPicker(page)
    expect((await stores(page))[0]).toBe('Queen West')
    await page.getByRole('button', { name: 'Near me' }).click()
    await page.getByText('Near you').waitFor()
    expect(await stores(page)).toEqual([
      'ByWard Market',
      'Kensington Market',
      'Queen West',
      'Inglewood',
      'Mount Pleasant'
    ])
    await page.getByText('160 m away').waitFor()
    expect((await cookiesOf(context))['storefront.location']).toContain('45.4288')
    await page.reload()
    await page.getByText('Near you').waitFor()
    await page.getByRole('button', { name: 'Clear location' }).click()
    expect((await stores(page))[0]).toBe('Queen West')
    expect((await cookiesOf(context))['storefront.location'] ?? '').not.toContain('45.4288')
  })

  test('shows a message when the shopper denies geolocation, and accepts a postal code instead', async () => {
    const { page } = shop
    await openPicker(page)
    await page.getByRole('button', { name: 'Near me' }).click()
    await page.getByText('We don’t have access to your location.').waitFor()
    await field(page).fill('k1n 5p5')
    await pressOn(field(page))
    await page.getByText('Near ByWard Market and Sandy Hill, Ottawa, K1N').waitFor()
    expect((await stores(page))[0]).toBe('ByWard Market')
    await page.getByText('Pickup only').waitFor()
  })

  test('finds an address by keys alone, and leads into the store', async () => {
    const { page } = shop
    await openPicker(page)
    await field(page).focus()
    await page.keyboard.type('augusta')
    await page.getByRole('option', { name: '214 Augusta Avenue, Toronto' }).waitFor()
    await page.getByText('1 place found. Use the arrow keys to choose.').waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('option', { selected: true }).count()).toBe(1)
    await page.keyboard.press('Escape')
    expect(await page.getByRole('option').count()).toBe(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByText('Near 214 Augusta Avenue, Toronto').waitFor()
    const card = page.getByRole('listitem').filter({ hasText: 'Kensington Market' })
    await card.getByText('Delivers to you').waitFor()
    // Tab order: near me, clear, the first store.
    for (let step = 0; step < 3; step++) await page.keyboard.press('Tab')
    expect((await focused(page)).name).toBe('Kensington Market')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Kensington Market' }).waitFor()
  })
})

describe('another store with a filled cart', () => {
  test('shows what changes before anything is done, and takes the cart along', async () => {
    const { page } = shop
    await fillCart(page)
    await page.getByRole('link', { name: 'Kensington Market' }).click()
    await dialog(page).getByRole('listitem').getByText('Higher price there').waitFor()
    await dialog(page).getByRole('listitem').getByText('$999.00').waitFor()
    expect(new URL(page.url()).hash).toBe('#/')
    expect((await focused(page)).isInDialog).toBe(true)
    await dialog(page).getByRole('button', { name: 'Move cart' }).click()
    await page.getByRole('heading', { level: 1, name: 'Kensington Market' }).waitFor()
    await page
      .getByRole('link', { name: /1 item|view cart|\$/i })
      .first()
      .waitFor()
    expect(Object.keys(JSON.parse((await cookiesOf(shop.context))['storefront.location'] ?? '{}').d.carts)).toEqual([
      'kensington'
    ])
  })

  test('works by keyboard alone: Escape stays, and a cart left behind is kept', async () => {
    const { page } = shop
    await fillCart(page)
    const link = page.getByRole('link', { name: 'Kensington Market' })
    await link.focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog(page).count()).toBe(0)
    expect((await focused(page)).name).toBe('Kensington Market')
    await page.keyboard.press('Enter')
    const leave = dialog(page).getByRole('button', { name: 'Switch without my cart' })
    await leave.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Kensington Market' }).waitFor()
    expect(Object.keys(JSON.parse((await cookiesOf(shop.context))['storefront.location'] ?? '{}').d.carts)).toEqual([
      'queen-west'
    ])
  })
})
