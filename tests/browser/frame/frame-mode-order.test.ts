import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { pageViolations } from '../support/axe.ts'
import { type OtherSite, startOtherSite } from '../support/other-site.ts'
import { bareTest, shop, test } from '../support/shop.ts'
import { addFirst, chooseTime, fillPerson, isStill, passGate, press } from '../support/shopper.ts'

let site: OtherSite
beforeAll(async () => {
  site = await startOtherSite()
})
afterAll(() => site.close())

/** Opens a page of another site, with something before and after the shop in a frame that the script makes. */
async function openSite(path = '/shop#/queen-west', locale = 'auto'): Promise<Frame> {
  const api = shop.server.url
  site.body = `<h1>A retailer</h1><a href="#before">Before</a><div data-storefront data-mode="frame" data-api="${api}" data-locale="${locale}"></div>
<a href="#after">After</a><script async src="${api}/storefront.js"></script>`
  await shop.page.goto(site.origin + path)
  const handle = await shop.page.locator('storefront-root iframe').elementHandle()
  return (await handle?.contentFrame())!
}

const hash = () => new URL(shop.page.url()).hash

test('an order is placed in the frame; the page hears of it, and its address opens the order again', async () => {
  const { page } = shop
  await page.addInitScript(() => {
    document.addEventListener('storefront:order-placed', event =>
      Object.assign(window, { placed: (event as CustomEvent).detail })
    )
  })
  const frame = await openSite()
  await passGate(frame)
  await addFirst(frame)
  await page.evaluate(() => void (location.hash = '#/queen-west/checkout'))
  await fillPerson(frame)
  await chooseTime(frame)
  await press(frame, frame.getByRole('button', { name: /^place order/i }))
  await frame.getByRole('heading', { name: /thank you, élise/i }).waitFor()
  await expect.poll(hash).toMatch(/^#\/queen-west\/orders\/./)
  await press(frame, frame.getByRole('button', { name: 'Cancel order' }))
  const dialog = frame.getByRole('dialog')
  // Its text before its buttons, although a frame opens its dialogs only once it knows what is seen of it.
  await dialog.getByRole('paragraph').first().and(frame.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const number = () =>
    page.evaluate(() => (window as unknown as { placed?: { order: { number: string } } }).placed?.order.number)
  await expect.poll(number).toMatch(/^QW-\d+$/)
  const placed = await number()
  const again = await openSite(`/shop?again${hash()}`)
  // The browser has granted no storage to the frame.
  await passGate(again)
  await again.getByText(placed!).first().waitFor()
  expect(new URL(again.url()).hash).toBe(hash())
})

bareTest.each([
  ['en-CA', 'light'],
  ['fr-CA', 'dark']
] as const)('the page and its frame break no rule of axe in %s, %s', async (locale, colorScheme) => {
  await shop.newVisitor({ locale, colorScheme })
  const frame = await openSite(undefined, locale)
  await passGate(frame)
  await addFirst(frame)
  expect(await frame.locator('storefront-root').getAttribute('lang')).toBe(locale)
  expect(await pageViolations(shop.page)).toEqual([])
  expect(await pageViolations(frame)).toEqual([])
})

test('Tab goes into the frame from the page, and out of it again', async () => {
  const frame = await openSite('/shop')
  await passGate(frame)
  await frame
    .getByRole('link', { name: /queen west/i })
    .first()
    .waitFor()
  const at = () => shop.page.evaluate(() => document.activeElement?.textContent || document.activeElement?.localName)
  await isStill(shop.page)
  // A press, as focus that a script moves leaves the keys with the frame.
  await shop.page.getByRole('link', { name: 'Before' }).click()
  await shop.page.keyboard.press('Tab')
  await expect.poll(at).toBe('storefront-root')
  expect(await frame.evaluate(() => document.hasFocus())).toBe(true)
  let steps = 0
  while ((await at()) !== 'After' && steps++ < 60) await shop.page.keyboard.press('Tab')
  await expect.poll(at).toBe('After')
  await shop.page.keyboard.press('Shift+Tab')
  await expect.poll(at).toBe('storefront-root')
})

test('secrets in a link get into the shop, and out of the address of the page', async () => {
  const frame = await openSite('/shop?a=1&signup_token=a-secret')
  await frame.getByRole('dialog').waitFor()
  await expect.poll(() => shop.page.url()).not.toContain('a-secret')
  expect(new URL(shop.page.url()).search).toBe('?a=1')
  expect(frame.url()).not.toContain('a-secret')
})
