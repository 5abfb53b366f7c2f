import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violations } from '../support/axe.ts'
import { bareTest, shop, test } from '../support/shop.ts'
import { addFirst, openMenu, passGate } from '../support/shopper.ts'

const looks: [name: string, options: BrowserContextOptions][] = [
  ['a phone, light', {}],
  ['a phone, dark', { colorScheme: 'dark' }],
  ['a wide page', { viewport: { width: 1280, height: 800 } }]
]

describe.each(looks)('on %s', (_, options) => {
  bareTest.each([
    ['in English', '/pages/plain.html'],
    ['in French', '/pages/div.html']
  ])(
    'no screen %s breaks a rule of axe',
    async (__, host) => {
      await shop.newVisitor({ viewport: { width: 390, height: 844 }, ...options })
      const { page } = shop
      await page.goto(host)
      await page.getByRole('button', { name: /^(yes|oui)/i }).waitFor()
      if (options.colorScheme) {
        // Through the page's background, which the storefront follows; an attribute would be lost with the page's next
        // change.
        await page.locator('storefront-root').evaluate(root => {
          for (const ground of [root.parentElement, document.body]) ground?.style.setProperty('background', '#151614')
        })
        await page.locator('storefront-root[data-theme=dark]').waitFor({ state: 'attached' })
      }
      expect(await violations(page)).toEqual([])
      await passGate(page)
      await page
        .getByRole('link', { name: /queen (west|ouest)/i })
        .first()
        .waitFor()
      expect(await violations(page)).toEqual([])
      await page
        .getByRole('link', { name: /queen (west|ouest)/i })
        .first()
        .click()
      await addFirst(page)
      expect(await violations(page)).toEqual([])
      await page.locator('storefront-root a[href*="/products/"]').first().click()
      await page.locator('storefront-root dl').first().waitFor()
      expect(await violations(page)).toEqual([])
      await page.evaluate(() => (location.hash = '#/queen-west/cart'))
      await page.getByRole('link', { name: /^(checkout|passer à la caisse)/i }).waitFor()
      expect(await violations(page)).toEqual([])
      await page.getByRole('link', { name: /^(checkout|passer à la caisse)/i }).click()
      await page.locator('storefront-root #sf-first_name').waitFor()
      expect(await violations(page)).toEqual([])
      const folded = page.locator('storefront-root section button[aria-expanded=false]:visible')
      while ((await folded.count()) > 0) await folded.first().click()
      await page.locator('storefront-root [data-place]').click()
      await page.locator('storefront-root [data-errors]').waitFor()
      expect(await violations(page)).toEqual([])
    },
    60_000
  )
})

test('the screens for empty and missing content pass axe too', async () => {
  const { page } = shop
  await openMenu(page)
  for (const [hash, heading] of [
    ['#/user', 'Sign in'],
    ['#/google-auth', 'You aren’t signed in yet'],
    ['#/queen-west/cart', 'Your cart is empty'],
    ['#/queen-west/nope', 'Not found'],
    ['#/queen-west/orders/nope', 'Not found']
  ]) {
    await page.evaluate(to => (location.hash = to ?? ''), hash)
    await page.getByRole('heading', { name: heading ?? '' }).waitFor()
    expect(await violations(page)).toEqual([])
  }
})

test(
  'the whole way from the gate to the order works by keyboard alone, and the focus is never lost',
  { tags: 'core' },
  async () => {
    const { page } = shop
    await page.goto('/pages/plain.html')
    await page.getByRole('button', { name: /^yes/i }).waitFor()

    const focused = () =>
      page.evaluate(() => {
        const inside = document.activeElement?.shadowRoot?.activeElement
        return inside ? `${inside.localName} ${inside.getAttribute('aria-label') ?? inside.textContent ?? ''}` : ''
      })
    /** Presses Tab until the wanted element has the focus. */
    const tabTo = async (wanted: RegExp, key = 'Tab') => {
      for (let presses = 0; presses < 150; presses++) {
        if (wanted.test(await focused())) return
        await page.keyboard.press(key)
      }
      throw new Error(`${String(wanted)} can't be reached by keyboard; the focus is on "${await focused()}".`)
    }

    await tabTo(/^button yes/i)
    await page.keyboard.press('Enter')
    await expect.poll(focused).not.toBe('')
    await tabTo(/^a.*queen west/i)
    await page.keyboard.press('Enter')
    await expect.poll(focused).toMatch(/^h1/)
    await tabTo(/^button add/i)
    await page.keyboard.press('Enter')
    await page
      .getByRole('button', { name: /^increase/i })
      .first()
      .waitFor()
    await expect.poll(focused).not.toBe('')
    await page
      .getByRole('link', { name: /^1 item/i })
      .first()
      .waitFor()
    // The cart is near the top as well, not only after the whole list.
    await tabTo(/^a 1 item/i, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await tabTo(/^a checkout/i)
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Pickup time' }).waitFor()
    await tabTo(/^button change: pickup time/i)
    await page.keyboard.press('Enter')
    // The next stop is another one until the part is open.
    await page.getByRole('button', { name: /^done: pickup time/i }).waitFor()
    await tabTo(/^input/)
    await page.keyboard.press('ArrowDown')
    await page.getByRole('combobox', { name: 'Pickup time' }).waitFor()
    await tabTo(/^select/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    for (const typed of ['Élise', 'Tremblay', '416 555 0134', 'elise@example.com']) {
      await tabTo(/^input/)
      await page.keyboard.type(typed)
      await page.keyboard.press('Tab')
    }
    await tabTo(/^button place order/i)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /thank you, élise/i }).waitFor()
    await expect.poll(focused).toMatch(/^h1/)
    expect(await violations(page)).toEqual([])
  }
)

test('the focus is inside the storefront after a menu was opened from a deep link', { tags: 'core' }, async () => {
  await shop.page.goto('/pages/plain.html#/queen-west')
  await passGate(shop.page)
  await shop.page.getByRole('heading', { level: 2 }).first().waitFor()
  expect(await shop.page.evaluate(() => document.activeElement?.localName)).toBe('storefront-root')
})
