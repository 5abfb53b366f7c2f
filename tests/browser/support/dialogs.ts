import type { Locator, Page } from 'playwright-core'

/** A strain that Queen West sells by the ounce: one is within the limit of an order, two are not (SPEC C10). */
const byTheOunce = '/queen-west/products/coulee-sons-coulee'

/** Opens a product sold by the ounce on its own page, not over the list, and selects that size. */
export async function openOunce(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = '#/queen-west/checkout'))
  await page.getByRole('heading', { level: 1, name: /checkout|commande/i }).waitFor()
  await page.evaluate(hash => (location.hash = hash), `#${byTheOunce}`)
  await page.getByRole('radio', { name: /^28 g/ }).check()
}

/** Adds two ounces to the cart; the second exceeds the limit. */
export async function addTwoOunces(page: Page, words = { add: /^add/i, more: /^increase/i }): Promise<Locator> {
  await page.getByRole('button', { name: words.add }).click()
  const more = page.getByRole('button', { name: words.more })
  await more.click()
  await page.getByRole('dialog').waitFor()
  return more
}

/** Returns the focused element, in the storefront or outside: its tag, its name, and whether it is in a dialog. */
export const focused = (page: Page): Promise<{ tag: string; name: string; isInDialog: boolean; isInShop: boolean }> =>
  page.evaluate(() => {
    const inside = document.activeElement?.shadowRoot?.activeElement
    const element = inside ?? document.activeElement
    return {
      tag: element?.localName ?? '',
      name: element?.getAttribute('aria-label') ?? element?.textContent ?? '',
      isInDialog: Boolean(element?.closest('dialog')),
      isInShop: Boolean(inside)
    }
  })
