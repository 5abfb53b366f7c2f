import { expect } from 'vitest'
import { shop, test } from '../support/shop.ts'
import { confirmAge, isStill } from '../support/shopper.ts'

const link = (name: string) => shop.page.getByRole('link', { name, exact: true })
const top = () => shop.page.evaluate(() => document.querySelector('storefront-root')!.getBoundingClientRect().top)
const focused = () =>
  shop.page.evaluate(() => document.querySelector('storefront-root')!.shadowRoot!.activeElement?.textContent)
/** The start of the shop is at the top of the window. */
const isInView = async () => {
  await expect.poll(async () => Math.abs(await top())).toBeLessThan(100)
}

async function open(hash = ''): Promise<void> {
  await confirmAge(shop)
  await shop.page.goto(`/pages/hazard-far-link.html${hash}`)
  // What follows the page's links comes with the part that draws the toasts.
  await shop.page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' })
}

/** Goes back to the top of the page, where the links are. */
async function goUp(): Promise<void> {
  await isStill(shop.page)
  await shop.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(top).toBeGreaterThan(1000)
}

test('a link of the page to the menu that is shown already brings the shop into view', async () => {
  await open()
  await link('Order now').click()
  await isInView()
  await expect.poll(focused).toContain('Queen West')
})

test('a link of the page to the same address once more brings the shop into view again', async () => {
  await open()
  await link('Order now').click()
  await isInView()
  await goUp()
  await link('Order now').click()
  await isInView()
})

test('a link of the page to a screen that was left from far away brings the shop into view', async () => {
  await open()
  await link('Your account').click()
  await isInView()
  await goUp()
  await link('Order now').click()
  await isInView()
  await goUp()
  await link('Your account').click()
  await isInView()
  await expect.poll(focused).toContain('Sign in')
})

test('a link of the page to a filtered menu brings the shop into view', async () => {
  await open()
  await link('See our edibles').click()
  await isInView()
})

test('a link of the page leaves a shop that is in view where it is', async () => {
  await open('#/queen-west')
  await isInView()
  await isStill(shop.page)
  await shop.page.evaluate(() => scrollBy({ top: -200, behavior: 'instant' }))
  await isStill(shop.page)
  const before = await top()
  expect(before).toBeGreaterThan(150)
  await link('Order now').evaluate((element: HTMLAnchorElement) => element.click())
  await expect.poll(focused).toContain('Queen West')
  expect(await top()).toBe(before)
})

test('a click that opens a tab, or that the page takes for itself, doesn’t scroll', async () => {
  await open('#/queen-west')
  await goUp()
  const before = await top()
  const opened = shop.context.waitForEvent('page')
  await link('Order now').click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await shop.page.evaluate(() => {
    document.addEventListener('click', event => event.preventDefault(), { once: true })
  })
  await link('Order now').click()
  expect(await top()).toBe(before)
})

test('Back returns to the link of the page', async () => {
  await open()
  await link('Your account').click()
  await isInView()
  await shop.page.goBack()
  await expect.poll(top).toBeGreaterThan(1000)
})

test('a link from another page to a screen of the shop shows that screen', async () => {
  await confirmAge(shop)
  await shop.page.goto('/pages/hazard-far-link.html')
  await link('Your basket, on another page').click()
  await shop.page.waitForURL(/again/)
  await isInView()
  await shop.page.getByRole('heading', { name: 'Your cart', exact: true }).waitFor()
})
