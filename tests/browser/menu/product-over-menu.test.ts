import type { Locator, Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { focused } from '../support/dialogs.ts'
import { isSettled } from '../support/settled.ts'
import { coreIf, shop, tag, test } from '../support/shop.ts'
import { confirmAge, passGate } from '../support/shopper.ts'

/** Opens the menu at a fragment, and waits until it is complete. */
async function open(hash = '#/queen-west', script = tag): Promise<void> {
  await confirmAge(shop)
  await shop.openPage(`<main>${script}</main>`, { hash })
  await shop.page.locator('[data-category]').first().waitFor()
  await expect.poll(() => shop.page.locator('[data-category] h2').count()).toBeGreaterThan(8)
}

/**
 * Returns a product's link that can be pressed without scrolling, which would draw the list anew. The page is at rest
 * before it has drawn what a scroll brings into view.
 */
const linkInView = (page: Page): Promise<Locator> =>
  vi.waitFor(
    async () => {
      for (const link of await page.locator('[data-category] [role=listitem] a').all()) {
        const box = await link.boundingBox()
        if (box && box.x < 300 && box.y > 150 && box.y + box.height < 700) return link
      }
      throw new Error('No product is in view.')
    },
    { timeout: 20_000 }
  )

describe('a product that is opened from the list lies over it', () => {
  const ways: [how: string, close: (page: Page) => Promise<unknown>][] = [
    ['Back', page => page.goBack()],
    ['Escape', page => page.keyboard.press('Escape')],
    ['its close button', page => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()],
    ['a press beside it', page => page.mouse.click(195, 8)]
  ]
  for (const [how, close] of ways)
    test(
      `and ${how} leads back to it as it was, with its query, its scroll and the focus`,
      coreIf(how === 'Back'),
      async () => {
        await open('#/queen-west?from=mail')
        const { page } = shop
        await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
        await isSettled(page)
        const link = await linkInView(page)
        const name = await link.innerText()
        await link.click()
        const dialog = page.getByRole('dialog', { name })
        await dialog.getByRole('heading', { name: 'On the label' }).waitFor()
        expect(new URL(page.url()).hash).toContain('/products/')
        const top = await page.evaluate(() => window.scrollY)
        await close(page)
        await dialog.waitFor({ state: 'detached' })
        expect(new URL(page.url()).hash).toBe('#/queen-west?from=mail')
        expect(await page.evaluate(() => window.scrollY)).toBe(top)
        expect((await focused(page)).name).toBe(name)
        await page.goForward()
        await dialog.waitFor()
      }
    )

  test('a related product takes its place, and closing still leads to the list', async () => {
    await open()
    const { page } = shop
    await page.locator('[data-category] [role=listitem] a').first().click()
    const dialog = page.getByRole('dialog')
    const related = dialog.getByRole('region', { name: 'You may also like' }).getByRole('link').first()
    const name = await related.innerText()
    await related.click()
    await page.getByRole('dialog', { name }).waitFor()
    await expect.poll(async () => (await focused(page)).name).toBe(name)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).hash).toBe('#/queen-west')
  })

  test('adding to the cart is announced there, and shown on the card behind it', async () => {
    await open()
    const { page } = shop
    await page.locator('[data-category] [role=listitem] a').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^add to cart/i }).click()
    await dialog
      .getByRole('status')
      .filter({ hasText: /: 1 in cart$/ })
      .waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page
      .locator('[data-category]')
      .getByRole('button', { name: /^remove/i })
      .first()
      .waitFor()
  })
})

test('a product that is come to by its address is a page, which leads to the menu', async () => {
  await shop.openPage(`<main>${tag}</main>`, { hash: '#/queen-west/products/coulee-sons-coulee' })
  const { page } = shop
  await passGate(page)
  await page.getByRole('heading', { level: 1, name: 'Coulee' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('link', { name: 'Menu' }).click()
  await page.locator('[data-category]').first().waitFor()
})

test('a shared link contains nothing specific to this shopper (SPEC C5)', async () => {
  await shop.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shop.openPage(`<main>${tag}</main>`, {
    hash: '#/queen-west/products/coulee-sons-coulee',
    query: '?page=2&source=mail'
  })
  const { page } = shop
  await passGate(page)
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Link copied' }).waitFor()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect([link.search, link.hash]).toEqual(['?page=2', '#/queen-west/products/coulee-sons-coulee'])
})
