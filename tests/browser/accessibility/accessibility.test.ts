import { expect } from 'vitest'
import { shop, test } from '../support/shop.ts'
import { passGate } from '../support/shopper.ts'

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
    // The next stop is another one until the part is open and its times have come.
    await page.getByRole('group', { name: 'Pickup day' }).waitFor()
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
  }
)

test('the focus is inside the storefront after a menu was opened from a deep link', { tags: 'core' }, async () => {
  await shop.page.goto('/pages/plain.html#/queen-west')
  await passGate(shop.page)
  await shop.page.getByRole('heading', { level: 2 }).first().waitFor()
  expect(await shop.page.evaluate(() => document.activeElement?.localName)).toBe('storefront-root')
})
