import { expect } from 'vitest'
import { startButton } from '../support/kiosk.ts'
import { isSettled } from '../support/settled.ts'
import { shop, tag, test } from '../support/shop.ts'
import { passGate, productAt } from '../support/shopper.ts'

const menuIsThere = () => shop.page.locator('storefront-root').getByRole('heading', { level: 2 }).first().waitFor()

test(
  'the address is not touched before the shopper navigates, and the host’s query never (SPEC C3)',
  { tags: 'core' },
  async () => {
    await shop.openPage(`<main>${tag}</main>`, { query: '?utm_source=mail&page=2' })
    const { page } = shop
    const before = page.url()
    await passGate(page)
    expect(page.url()).toBe(before)
    await page
      .getByRole('link', { name: /queen west/i })
      .first()
      .click()
    await menuIsThere()
    expect(page.url()).toBe(`${before}#/queen-west`)
  }
)

test('a navigation fires no hashchange on the host (SPEC C3)', { tags: 'core' }, async () => {
  await shop.openPage(
    `<main>${tag}</main><script>window.changes = 0; addEventListener('hashchange', () => changes++)</script>`
  )
  await passGate(shop.page)
  await shop.page
    .getByRole('link', { name: /queen west/i })
    .first()
    .click()
  await menuIsThere()
  expect(await shop.page.evaluate(() => (window as unknown as { changes: number }).changes)).toBe(0)
})

test('any other hash is the host’s and is left alone (SPEC C3)', { tags: 'core' }, async () => {
  await shop.openPage(`<nav><a href="#about">About us</a></nav><main>${tag}</main><h2 id="about">About</h2>`, {
    hash: '#/queen-west'
  })
  const { page } = shop
  await passGate(page)
  await menuIsThere()
  await page.getByText('About us').click()
  expect(new URL(page.url()).hash).toBe('#about')
  await page.getByRole('heading', { name: 'Queen West' }).first().waitFor()
})

test('a link of the host’s to where the shopper began leaves the screen, and Back to there does not', async () => {
  await shop.openPage(`<nav><a href="#about">About us</a></nav><main>${tag}</main><h2 id="about">About</h2>`, {
    hash: '#about'
  })
  const { page } = shop
  await passGate(page)
  await page
    .getByRole('link', { name: /queen west/i })
    .first()
    .click()
  await menuIsThere()
  await page.getByText('About us').click()
  expect(new URL(page.url()).hash).toBe('#about')
  await isSettled(page)
  await menuIsThere()
  await page.goBack()
  await menuIsThere()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Choose your store' }).waitFor()
})

test(
  'Back and Forward work, and Back returns to the product that was left, where it stood',
  { tags: 'core' },
  async () => {
    await shop.openPage(`<header style="height:300px">Host</header><main>${tag}</main>`, { hash: '#/queen-west' })
    const { page } = shop
    await passGate(page)
    await menuIsThere()
    await page.evaluate(() => window.scrollTo(0, 2400))
    const product = productAt(page, 3)
    // Like a press, this scrolls it out from under the bar.
    await product.hover()
    const href = await product.getAttribute('href')
    const standsAt = () =>
      page.locator(`[data-category] a[href="${href}"]`).evaluate(link => Math.round(link.getBoundingClientRect().top))
    const before = await standsAt()
    await product.click()
    await page.waitForFunction(() => location.hash.includes('/products/'))
    await page.locator('dialog dl').first().waitFor()
    await page.goBack()
    await menuIsThere()
    await expect.poll(async () => Math.abs((await standsAt()) - before)).toBeLessThan(3)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    await page.goForward()
    await page.waitForFunction(() => location.hash.includes('/products/'))
    await page.locator('dialog dl').first().waitFor()
  }
)

test.each(['cart', 'wp-admin', '{{url}}', 'sitemap.xml'])(
  'the refused slug %s goes to the store picker with a word (SPEC A2)',
  async slug => {
    await shop.openPage(`<main>${tag}</main>`, { hash: `#/${encodeURIComponent(slug)}` })
    await passGate(shop.page)
    await shop.page.getByText(`There’s no store called “${slug}”`, { exact: false }).waitFor()
    await shop.page
      .getByRole('link', { name: /queen west/i })
      .first()
      .click()
    await menuIsThere()
  }
)

test('flags in the hash are kept over links (SPEC A2)', async () => {
  await shop.openPage(`<main>${tag}</main>`, { hash: '#/?in_store=1' })
  await passGate(shop.page)
  await shop.page
    .getByRole('link', { name: /queen west/i })
    .first()
    .click()
  await startButton(shop.page).waitFor()
  expect(new URL(shop.page.url()).hash).toBe('#/queen-west?in_store=1')
  await startButton(shop.page).click()
  await passGate(shop.page)
  await menuIsThere()
  expect(new URL(shop.page.url()).hash).toBe('#/queen-west?in_store=1')
})

test('a deep link to a product opens it', { tags: 'core' }, async () => {
  const reply = await fetch(`${shop.server.url}/v1/locations/queen-west/menu?limit=1&locale=en-CA`)
  const { payload } = (await reply.json()) as { payload: { products: { slug: string; name: string }[] } }
  const [product] = payload.products
  await shop.openPage(`<main>${tag}</main>`, { hash: `#/queen-west/products/${product?.slug}` })
  await passGate(shop.page)
  await shop.page.getByRole('heading', { level: 1, name: product?.name ?? '' }).waitFor()
})
