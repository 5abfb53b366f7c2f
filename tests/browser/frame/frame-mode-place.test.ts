/** In a browser: where a page round a frame lands after a reload is decided by two documents and the browser's restoring. */
import type { Frame } from 'playwright-core'
import { expect } from 'vitest'
import { slice } from '../support/visitor.ts'
import { shop, test } from '../support/shop.ts'
import { isStill } from '../support/shopper.ts'

/** Opens a page of the shop's own site with the shop in a frame, at a place that the page's fragment names. */
async function open(hash: string): Promise<void> {
  const { origin } = new URL(shop.server.url)
  await shop.context.addCookies([
    slice('visitorAge', { age: 19 }),
    slice('location', { slug: 'queen-west', carts: {} })
  ])
  await shop.page.route('**/framed.html', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Framed</title><header style="height:300px">Host</header>
        <div data-storefront data-mode="frame" data-api="${origin}"></div><script async src="/storefront.js"></script>`
    })
  )
  await shop.page.goto(`${origin}/framed.html${hash}`)
}

async function framed(): Promise<Frame> {
  const handle = await shop.page.locator('storefront-root iframe').elementHandle()
  return (await handle?.contentFrame())!
}

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
  await open('#/queen-west')
  const products = await scrollTo(2500)
  for (let times = 0; times < 3; times++) {
    await shop.page.reload()
    await sees(products)
  }
})

test('after Back from another page of the host', async () => {
  await open('#/queen-west')
  const products = await scrollTo(2500)
  await shop.page.goto('/pages/plain.html')
  await shop.page.goBack()
  await sees(products)
})

test('another screen, reached by a link in the frame, keeps a place of its own', async () => {
  await open('#/queen-west')
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
