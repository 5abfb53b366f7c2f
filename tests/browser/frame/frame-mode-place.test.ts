/** In a browser: where a page round a frame lands after a reload is decided by two documents and the browser's restoring. */
import { expect } from 'vitest'
import { framed, openFramed } from '../support/framed.ts'
import { shop, test } from '../support/shop.ts'
import { isStill } from '../support/shopper.ts'

/** Returns the names of the products in view, each with its distance from the top of the page's window, in tens of px. */
async function inView(): Promise<string[]> {
  const frame = await framed()
  const above = (await shop.page.locator('storefront-root iframe').boundingBox())?.y ?? 0
  const tops = await frame
    .locator('[role=listitem] a')
    .evaluateAll(links =>
      links.map(
        link => ({ name: link.textContent, ...link.getBoundingClientRect().toJSON() }) as DOMRect & { name: string }
      )
    )
  const room = shop.page.viewportSize() ?? { width: 0, height: 0 }
  return tops
    .filter(
      ({ width, top, right }) => width > 0 && top + above > 150 && top + above < room.height - 100 && right < room.width
    )
    .map(({ name, top }) => `${name} ${Math.round((top + above) / 10)}`)
}

async function scrollTo(top: number): Promise<string[]> {
  const frame = await framed()
  await frame.getByRole('listitem').first().waitFor()
  await expect.poll(() => shop.page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(top + 1000)
  await shop.page.evaluate(to => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await isStill(shop.page)
  await expect.poll(async () => (await inView()).length).toBeGreaterThan(0)
  return inView()
}

async function sees(products: string[]): Promise<void> {
  await expect.poll(inView).toEqual(products)
  await isStill(shop.page)
  expect(await inView()).toEqual(products)
}

test('after reloads of the page round the frame, the same products are in view', async () => {
  await openFramed('#/queen-west')
  const products = await scrollTo(2500)
  for (let times = 0; times < 3; times++) {
    await shop.page.reload()
    await sees(products)
  }
})

test('after Back from another page of the host', async () => {
  await openFramed('#/queen-west')
  const products = await scrollTo(2500)
  await shop.page.goto('/pages/plain.html')
  await shop.page.goBack()
  await sees(products)
})

test('another screen, reached by a link in the frame, keeps a place of its own', async () => {
  await openFramed('#/queen-west')
  await scrollTo(1500)
  const frame = await framed()
  await frame.evaluate(() => (window.location.hash = ''))
  await frame.getByRole('listitem').first().waitFor()
  const link = frame.locator('a[href*="#/queen-west?category="]').first()
  await link.evaluate((one: HTMLElement) => one.click())
  await expect.poll(() => new URL(shop.page.url()).hash).toContain('category=')
  const products = await scrollTo(800)
  await shop.page.reload()
  await sees(products)
})
