import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { accountLink, arrive, handOver, sayYes, signIn, toastsOf } from '../support/session.ts'
import { phone, shop, tag, test } from '../support/shop.ts'
import { confirmAge, holdBack, passGate } from '../support/shopper.ts'

const welcome = 'Welcome, Alex'
const out = 'You signed out in another tab'

/** Advances the page's paused clock step by step until something is visible. */
async function tickUntilSeen(page: Page, wanted: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(20)
        return wanted.isVisible()
      },
      { interval: 5 }
    )
    .toBe(true)
}

/** Returns the topmost element at a point of the window, in the storefront or outside. */
const onTop = (page: Page, x: number, y: number) =>
  page.evaluate(([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.localName, [x, y])

test('at most 3 toasts are shown at the same time, each with a close button: a fourth replaces the oldest (SPEC A2)', async () => {
  const { page, context } = shop
  await signIn(page)
  await passGate(page)
  // Hovering keeps all toasts.
  await page.getByText(welcome).hover()
  const tab = await context.newPage()
  for (const expected of [
    [welcome, out],
    [welcome, out, out],
    [out, out, out]
  ]) {
    // The first time the other tab is already signed in, and is not asked.
    await arrive(tab, { hash: '#/user' })
    if (expected.length > 2 || expected[0] === out) await sayYes(tab)
    await accountLink(page).waitFor()
    await tab.getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => toastsOf(page)).toEqual(expected)
  }
  const region = page.getByRole('region', { name: 'Notifications' })
  expect(await region.getByRole('button', { name: 'Close' }).count()).toBe(3)
  await region.getByRole('button', { name: 'Close' }).first().click()
  expect(await toastsOf(page)).toHaveLength(2)
})

test(
  'a toast is shown for 3000 ms at the bottom centre, and read out politely (SPEC A2)',
  { tags: 'core' },
  async () => {
    const { page } = shop
    await page.clock.install()
    await page.goto('/v1/business')
    await page.clock.pauseAt(Date.now() + 60_000)
    await shop.openPage(`<main>${tag}</main>`, { query: await handOver(shop.server.url) })
    await tickUntilSeen(page, page.getByRole('button', { name: 'Continue', exact: true }))
    await sayYes(page)
    const toast = page.getByText(welcome)
    await tickUntilSeen(page, toast)

    const box = await toast.locator('..').boundingBox()
    const mount = await page.locator('storefront-root').boundingBox()
    if (!box || !mount) throw new Error('Nothing is shown.')
    expect(Math.abs(box.x + box.width / 2 - (mount.x + mount.width / 2))).toBeLessThanOrEqual(1)
    const seenTo = Math.min(phone.viewport.height, mount.y + mount.height)
    expect(box.y + box.height).toBeLessThanOrEqual(seenTo - 16)
    expect(box.y).toBeGreaterThan(seenTo - 160)
    const status = page.getByRole('status').filter({ hasText: welcome })
    expect(await status.getAttribute('aria-live')).toBe('polite')

    await page.clock.runFor(2900)
    expect(await toastsOf(page)).toEqual([welcome])
    await page.clock.runFor(120)
    expect(await toastsOf(page)).toEqual([])
  }
)

test('a toast stays while a pointer or the focus is on it, and closes by its button', async () => {
  const { page } = shop
  await page.clock.install()
  await signIn(page)
  await page.getByRole('button', { name: /^yes/i }).waitFor()
  const toast = page.getByText(welcome)
  await toast.hover()
  await page.clock.pauseAt(Date.now() + 60_000)
  expect(await toastsOf(page)).toEqual([welcome])
  await page.mouse.move(5, 5)
  await page.clock.runFor(2990)
  expect(await toastsOf(page)).toEqual([welcome])
  const close = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' })
  await close.focus()
  await page.clock.runFor(20_000)
  expect(await toastsOf(page)).toEqual([welcome])
  await page.keyboard.press('Enter')
  await expect.poll(() => toastsOf(page)).toEqual([])
  // The focus is not lost when the focused button is removed.
  const focused = () =>
    page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.hasAttribute('data-screen'))
  expect(await focused()).toBe(true)
})

test('while a screen is on its way the shell shows a loading fallback (SPEC A2)', { tags: 'core' }, async () => {
  const { page } = shop
  await confirmAge(shop)
  const release = await holdBack(page, '**/chunks/cart-*')
  await page.goto('/pages/plain.html#/queen-west/cart')
  // In the app's own element: the placeholder of the loader, which says the same, is not.
  await page.locator('[data-screen]').getByText('Loading the shop…').waitFor({ state: 'attached' })
  expect(await page.locator('[data-screen] h1').count()).toBe(0)
  const before = await page.locator('storefront-root').boundingBox()
  expect(before?.height).toBeGreaterThan(600)
  release()
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
})

test('a full-screen spinner is shown while a session that was handed over is read; nothing behind it can be used (SPEC A2)', async () => {
  const { page } = shop
  await page.goto('/pages/plain.html')
  await passGate(page)
  const release = await holdBack(page, '**/v1/session*')
  await arrive(page)
  const spinner = page.getByRole('dialog', { name: 'One moment…' })
  await spinner.waitFor()
  expect(await spinner.boundingBox()).toEqual({ x: 0, y: 0, ...phone.viewport })
  expect(await spinner.getAttribute('aria-busy')).toBe('true')
  for (const [x, y] of [
    [5, 5],
    [195, 100],
    [195, 400],
    [385, 840]
  ] as const) {
    expect(await onTop(page, x, y)).toBe('storefront-root')
  }
  // Neither pointer, nor Tab, nor Escape reaches what is behind it.
  const before = page.url()
  const about = await page.getByRole('link', { name: 'About' }).boundingBox()
  await page.mouse.click((about?.x ?? 0) + 5, (about?.y ?? 0) + 5)
  const focused = () =>
    page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label'))
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Escape', 'Escape', 'Escape']) {
    await page.keyboard.press(key)
    expect(await page.evaluate(() => document.activeElement?.localName)).toMatch(/^(storefront-root|body)$/)
  }
  expect(['One moment…', undefined]).toContain(await focused())
  expect(page.url()).toBe(before)
  await spinner.waitFor()
  release()
  await spinner.waitFor({ state: 'detached' })
  await sayYes(page)
  await accountLink(page).click()
  await page.getByRole('heading', { level: 1, name: 'Alex Moreau' }).waitFor()
})

test('a session that can’t be read removes the spinner and shows an error', async () => {
  const { page } = shop
  await shop.openPage(`<main>${tag}</main>`, { query: '?token=nobody-has-this-one' })
  await page.getByText('Session expired, Please relogin.').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await passGate(page)
  expect(page.url()).not.toContain('nobody-has-this-one')
})
