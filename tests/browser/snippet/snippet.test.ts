import type { FrameLocator } from 'playwright-core'
import { expect } from 'vitest'
import { pageViolations } from '../support/axe.ts'
import { bareTest, shop, test } from '../support/shop.ts'
import { choose, confirmAge } from '../support/shopper.ts'

const preview = (): FrameLocator => shop.page.frameLocator('iframe')
const pick = (group: string, name: string) =>
  choose(shop.page.getByRole('group', { name: group }).getByRole('radio', { name }))
const code = () => shop.page.locator('pre code').textContent()

test('a retailer picks a store, a language, a theme and the visible parts of the page, and previews them live', async () => {
  const { page } = shop
  await confirmAge(shop)
  await page.goto('/snippet')
  await page.getByRole('combobox', { name: 'Store' }).selectOption({ label: 'Queen West' })
  await preview()
    .getByRole('heading', { level: 1, name: /^Queen West/ })
    .waitFor()
  await preview().getByText('Your address and opening hours').waitFor()

  await pick('Language', 'Français')
  await pick('Background', 'Dark')
  await page.getByRole('textbox', { name: 'Your colour', exact: true }).fill('#8a1c5b')
  await page.getByRole('slider', { name: 'Round corners' }).fill('4')
  await pick('Footer of your page', 'Hidden')
  await page.getByText('end every link to the page with').getByText('?nof=1').waitFor()
  await preview()
    .getByRole('heading', { level: 1, name: /^Queen Ouest/ })
    .waitFor()
  await preview().getByText('Your address and opening hours').waitFor({ state: 'hidden' })
  await preview().locator('storefront-root[data-theme=dark]').waitFor()
  expect(await code()).toContain(
    'data-location="queen-west" data-locale="fr-CA" data-theme="dark" data-accent="#8a1c5b" data-radius="4"'
  )
  // A reload, or a link to a colleague, keeps it.
  await page.reload()
  await preview()
    .getByRole('heading', { level: 1, name: /^Queen Ouest/ })
    .waitFor()
  expect(await code()).toContain('data-accent="#8a1c5b"')
  expect(shop.complaints).toEqual([])
})

test('the code that was copied opens the shop that was previewed', async () => {
  const { page, context } = shop
  await confirmAge(shop)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/snippet?location=kensington')
  await preview()
    .getByRole('heading', { level: 1, name: /^Kensington/ })
    .waitFor()
  await page.getByRole('button', { name: 'Copy the code' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await code())
  await shop.openPage(copied)
  await page.getByRole('heading', { level: 1, name: /^Kensington/ }).waitFor()
})

test('the code for a frame puts the shop that was picked into one', async () => {
  const { page } = shop
  await page.goto('/snippet?location=kensington')
  await pick('Where does it go?', 'Web page, in a frame')
  await page.getByText('Search engines see less').waitFor()
  const copied = await code()
  expect(copied).toContain('data-mode="frame" data-location="kensington"')
  await shop.openPage(copied!)
  const frame = page.frameLocator('storefront-root iframe')
  await frame.getByRole('button', { name: /^yes/i }).click()
  await frame.getByRole('heading', { level: 1, name: /^Kensington/ }).waitFor()
})

test('a colour that makes no sense is explained at the field, and kept, but is in no code', async () => {
  const { page } = shop
  await page.goto('/snippet')
  const field = page.getByRole('textbox', { name: 'Your colour', exact: true })
  await field.fill('green')
  await page.getByText('Enter the colour as #').waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  expect(await field.inputValue()).toBe('green')
  expect(await code()).not.toContain('green')
})

test('without the list of stores the page says so, and has them after another try', async () => {
  const { page } = shop
  await page.route('**/v1/business*', route => route.abort())
  await page.goto('/snippet')
  await page.getByText('We couldn’t load your stores').waitFor()
  await page.unroute('**/v1/business*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('combobox', { name: 'Store' }).selectOption({ label: 'Inglewood' })
  expect(await code()).toContain('data-location="inglewood"')
})

bareTest.each([
  ['en-CA', 'light', { width: 1280, height: 800 }],
  ['fr-CA', 'dark', { width: 390, height: 844 }]
] as const)('the page in %s, %s, breaks no rule of axe', async (locale, colorScheme, viewport) => {
  await shop.newVisitor({ locale, colorScheme, viewport })
  await confirmAge(shop)
  await shop.page.goto('/snippet?location=queen-west&accent=red&header=hidden')
  await preview().locator('[data-category]').first().waitFor()
  expect(await pageViolations(shop.page)).toEqual([])
})

test('everything on the page is reached by keyboard', async () => {
  const { page } = shop
  await page.goto('/snippet')
  await page.getByRole('combobox', { name: 'Store' }).getByText('Queen West').waitFor({ state: 'attached' })
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement?.shadowRoot?.activeElement
      return element?.id || (element as HTMLInputElement | undefined)?.value || element?.tagName
    })
  const seen: unknown[] = []
  for (let steps = 0; steps < 12; steps++) {
    await page.keyboard.press('Tab')
    seen.push(await focused())
  }
  expect(seen.slice(0, 10)).toEqual([
    'store',
    'auto',
    'phone',
    'auto',
    'accent',
    '#1f5f4a',
    'radius',
    'shown',
    'shown',
    'phone'
  ])
})
