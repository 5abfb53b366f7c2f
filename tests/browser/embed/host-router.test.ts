import { expect } from 'vitest'
import { shop, tag, test } from '../support/shop.ts'
import { confirmAge, productAt } from '../support/shopper.ts'

const hash = () => new URL(shop.page.url()).hash
const link = (name: string) => shop.page.getByRole('link', { name, exact: true })
const hostHeading = (name: string) => shop.page.locator('main').getByRole('heading', { name }).waitFor()
const store = (name: string) => shop.page.getByRole('heading', { level: 1, name })
const notice = () => shop.page.getByText('There’s no store called', { exact: false })
/** Follows a link by script: it may be out of view. */
const follow = (name: string) => link(name).evaluate((element: HTMLAnchorElement) => element.click())

async function open(at = ''): Promise<void> {
  await confirmAge(shop)
  await shop.page.goto(`/pages/hazard-hash-router.html${at}`)
  await productAt(shop.page, 0).waitFor()
}

test.each([
  ['About us', '#/about', 'About us'],
  ['Our blog', '#/blog/terpenes', 'What terpenes are'],
  ['Search this site', '#/search', 'Search this site']
])('the page’s own route “%s” leaves the shop alive and its address alone', async (name, address, heading) => {
  await open()
  await productAt(shop.page, 0).click()
  await shop.page.getByRole('dialog').waitFor()
  await follow(name)
  await hostHeading(heading)
  expect(hash()).toBe(address)
  await shop.page.getByRole('dialog').waitFor()
  expect(await notice().count()).toBe(0)
  await shop.page.goBack()
  await expect.poll(hash).toContain('/products/')
  await shop.page.getByRole('dialog').waitFor()
  await shop.page.goBack()
  await shop.page.getByRole('dialog').waitFor({ state: 'detached' })
  await store('Queen West').waitFor()
  await follow(name)
  await hostHeading(heading)
  await shop.page.evaluate(() => (location.hash = '#/kensington'))
  await store('Kensington Market').waitFor()
  expect(shop.complaints).toEqual([])
})

test(
  'a page of a store that is opened at a route of its own shows that store, where the page is',
  { tags: 'core' },
  async () => {
    await open('#/about')
    await hostHeading('About us')
    await store('Queen West').waitFor()
    expect(await notice().count()).toBe(0)
    expect(hash()).toBe('#/about')
    expect(await shop.page.evaluate(() => scrollY)).toBe(0)
    // The shop is all there.
    await productAt(shop.page, 0).click()
    await shop.page.getByRole('dialog').waitFor()
    await shop.page.goBack()
    await hostHeading('About us')
    await shop.page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(hash()).toBe('#/about')
  }
)

test('a screen of a store that there is none of says so, whatever the page is configured with (SPEC A2)', async () => {
  await confirmAge(shop)
  await shop.page.goto('/pages/hazard-hash-router.html#/nowhere/cart')
  await notice().waitFor()
})

test('a picker that is shown stays so at a route of the page’s own', async () => {
  await confirmAge(shop)
  await shop.openPage(`<main>${tag}</main>`)
  const picker = () => shop.page.getByRole('link', { name: /queen west/i }).first()
  await picker().waitFor()
  // The host hears of it after the shop.
  await shop.page.evaluate(
    () =>
      new Promise<unknown>(done => {
        addEventListener('hashchange', () => requestAnimationFrame(() => requestAnimationFrame(done)), { once: true })
        location.hash = '#/about'
      })
  )
  expect(await notice().count()).toBe(0)
  await picker().click()
  await store('Queen West').waitFor()
})

test('Back closes a product opened at one of the page’s own fragments', async () => {
  await open('#contact')
  await productAt(shop.page, 0).click()
  await shop.page.getByRole('dialog').waitFor()
  await shop.page.goBack()
  await shop.page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(hash()).toBe('#contact')
})
