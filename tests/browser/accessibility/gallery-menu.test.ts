import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { byTheOunce } from '../support/dialogs.ts'
import { type Copy, galleryViolations, go, type Keep, startGallery } from '../support/gallery.ts'
import { pressOn } from '../support/keyboard.ts'
import { bareTest, shop, wide } from '../support/shop.ts'
import { addFirst, choose, passGate, storeSheet } from '../support/shopper.ts'
import { visitor } from '../support/visitor.ts'

const dialog = (page: Page) => page.getByRole('dialog')

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
}

/** From the age gate to a menu with its dialogs. */
async function browse(page: Page, keep: Keep): Promise<void> {
  await keep('age gate')
  await passGate(page)
  const place = page.getByRole('combobox')
  await place.fill('queen')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await keep('store picker with places')
  await place.fill('zzzz')
  await pressOn(place)
  await page.getByText(/couldn’t find that place|ce lieu est introuvable/i).waitFor()
  await keep('store picker without the place')
  await go(page, '#/mount-pleasant')
  await page.getByText(/cold shelf|le frigo/i).waitFor()
  await keep('menu with banners')
  await go(page, '#/queen-west')
  await addFirst(page)
  await keep('menu with something in the cart')
  await (await storeSheet(page)).getByText('CRSA1200141').waitFor()
  await keep('store’s hours and address')
  await close(page)
  await choose(page.getByRole('radio', { name: /^(delivery|livraison)/i }))
  await page.getByRole('button', { name: /delivery address|adresse de livraison/i }).click()
  const street = dialog(page).getByRole('combobox')
  await street.fill('88 ossin')
  await dialog(page).getByRole('option', { name: /^88/ }).first().waitFor()
  await keep('delivery address with suggestions')
  await street.press('ArrowDown')
  await pressOn(street)
  await dialog(page)
    .getByText(/West End/)
    .waitFor()
  await keep('delivery address with its terms')
  await close(page)
  await choose(page.getByRole('radio', { name: /^(pickup|ramassage)/i }))
}

/** The search, the filters, and products. */
async function find(page: Page, keep: Keep): Promise<void> {
  await page.locator('storefront-root a[href*="/products/"]').first().click()
  await dialog(page).locator('dl').first().waitFor()
  await keep('product over the list')
  await close(page)
  await go(page, '#/queen-west/deals')
  await page.locator('storefront-root h1').waitFor()
  await keep('deals')
  await go(page, '#/queen-west?category=flower&thc=18-30&q=zzzzzz')
  await page
    .getByText(/zzzzzz/)
    .first()
    .waitFor()
  await keep('search that finds nothing')
  await go(page, '#/queen-west?category=flower&thc=18-30')
  await page.getByRole('button', { name: /^(filters|filtres)/i }).click()
  const thc = page.getByRole('group', { name: /^THC/ }).getByRole('textbox').last()
  await thc.fill('2')
  await page.getByText(/must be .* or more|au moins/i).waitFor()
  await keep('filters with an error')
  await close(page)
  await go(page, '#/')
  await page
    .getByRole('link', { name: /Kensington/ })
    .first()
    .click()
  await dialog(page)
    .getByRole('button', { name: /move cart|transférer le panier/i })
    .waitFor()
  await keep('change of store with a filled cart')
  await close(page)
  // Not from the list, so that it is a page.
  await go(page, '#/queen-west/checkout')
  await page.locator('#sf-first_name').waitFor({ state: 'attached' })
  await go(page, byTheOunce)
  // More than the limit, with what is in the cart.
  await choose(page.getByRole('radio', { name: /^28 g/ }))
  await keep('product')
  await page.getByRole('button', { name: /^(add to cart|ajouter au panier)/i }).click()
  await dialog(page).waitFor()
  await keep('cart-full notice')
  await close(page)
}

const looks = [
  ['English', '/pages/plain.html'],
  ['French', '/pages/div.html']
] as const

/** Walks through the screens, and returns a copy of each. */
async function walk(host: string): Promise<Copy[]> {
  const { copies, keep } = startGallery()
  await shop.newVisitor()
  const page = await visitor({ host, age: null, store: null })
  await browse(page, keep)
  await find(page, keep)
  return copies
}

bareTest('menu and products are readable and can be pressed, in English', { timeout: 240_000 }, async () => {
  expect(await galleryViolations(await walk('/pages/plain.html'), 'light')).toEqual([])
})

bareTest(
  'menu and products are readable and can be pressed, in French, dark and wide',
  { timeout: 240_000 },
  async () => {
    const copies = await walk('/pages/div.html')
    expect(await galleryViolations(copies, 'dark')).toEqual([])
    expect(await galleryViolations(copies, 'light', 1280)).toEqual([])
  }
)

bareTest.each(looks)('the filters next to a list are readable and can be pressed, in %s', async (_, host) => {
  await shop.newVisitor(wide)
  const { copies, keep } = startGallery()
  const page = await visitor({ host, at: '?category=flower&thc=18-30' })
  await page.getByRole('group', { name: /^THC/ }).getByRole('textbox').last().fill('2')
  await page.getByText(/must be .* or more|au moins/i).waitFor()
  await keep('filters beside the list')
  await go(page, '#/queen-west?category=flower&thc=18-30&q=zzzzzz')
  await page
    .getByText(/zzzzzz/)
    .first()
    .waitFor()
  await keep('search that finds nothing')
  expect(await galleryViolations(copies, 'light', 1280)).toEqual([])
})
