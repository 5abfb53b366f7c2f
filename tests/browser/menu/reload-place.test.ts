/** In a browser: where a page lands after a reload is decided by its layout and by the browser's own restoring. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { isSettled } from '../support/settled.ts'
import { phone, shop, test, wide } from '../support/shop.ts'
import { visitor } from '../support/visitor.ts'

const host = '/pages/theme.html'

/** Scrolls the page as a shopper would have, and waits until what is in view is drawn. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(to => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await isSettled(page)
  await expect.poll(async () => (await inView(page)).length).toBeGreaterThan(0)
}

/** Shows more of a list, three times. */
async function grow(page: Page): Promise<void> {
  for (const shown of [24, 48, 72]) {
    await page.getByText(`${shown} of `).waitFor()
    await page
      .getByRole('button', { name: /^show \d+ more$/i })
      .last()
      .click()
  }
}

/** Returns the names of the products in view, each with its distance from the top, in tens of px. */
const inView = (page: Page): Promise<string[]> =>
  page.locator('storefront-root').evaluate(root =>
    [...(root.shadowRoot?.querySelectorAll('[role=listitem] a') ?? [])]
      .filter(link => link.checkVisibility())
      .map(link => ({ link, top: link.getBoundingClientRect().top, right: link.getBoundingClientRect().right }))
      .filter(({ top, right }) => top > 150 && top < innerHeight - 100 && right < innerWidth - 50)
      .map(({ link, top }) => `${link.textContent} ${Math.round(top / 10)}`)
  )

/** Returns the link of a product in view. */
async function linkInView(page: Page): Promise<Locator> {
  for (const link of await page.locator('[role=listitem] a').all()) {
    const box = await link.boundingBox()
    const isWithin = box && box.x + box.width < (page.viewportSize()?.width ?? 0) - 50
    if (isWithin && box.y > 150 && box.y + box.height < 700) return link
  }
  throw new Error('No product is in view.')
}

async function sees(page: Page, products: string[]): Promise<void> {
  await expect.poll(() => inView(page)).toEqual(products)
}

describe.each([
  ['a phone', phone],
  ['a desktop', wide]
])('on %s, the same products are in view', (_device, device) => {
  test.override('device', device)

  test.each([
    ['the menu', '', 1500],
    ['the menu', '', 2500],
    ['a list that has grown', '?sort=name', 7500]
  ])('after a reload of %s%s at %i px', async (_what, query, top) => {
    const page = await visitor({ host, at: query })
    if (query) await grow(page)
    await scrollTo(page, top)
    const products = await inView(page)
    for (let times = 0; times < 3; times++) {
      await page.reload()
      await sees(page, products)
      await isSettled(page)
      await sees(page, products)
    }
    expect(shop.complaints).toEqual([])
  })

  test('after Back from another page', async () => {
    const page = await visitor({ host })
    await scrollTo(page, 4000)
    const products = await inView(page)
    await page.goto('/pages/plain.html#/kensington')
    await page.getByRole('heading', { level: 1, name: 'Kensington Market' }).waitFor()
    await page.goBack()
    await sees(page, products)
    await isSettled(page)
    await sees(page, products)
  })

  test('after a reload with a product over them, once it is closed', async () => {
    const page = await visitor({ host })
    await scrollTo(page, 4000)
    const products = await inView(page)
    await (await linkInView(page)).click()
    await page.getByRole('dialog').waitFor()
    await page.reload()
    await page.getByRole('dialog').waitFor()
    await sees(page, products)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await isSettled(page)
    await sees(page, products)
  })

  test('after a reload with the cart over them', async () => {
    const page = await visitor({ host, cart: 2 })
    await scrollTo(page, 4000)
    await page.locator('a[href="#/queen-west/cart"]').filter({ visible: true }).last().click()
    await page.getByRole('dialog').waitFor()
    const products = await inView(page)
    await page.reload()
    await page.getByRole('dialog').waitFor()
    await sees(page, products)
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await isSettled(page)
    await sees(page, products)
  })
})
