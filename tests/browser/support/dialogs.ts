import type { Locator, Page } from 'playwright-core'
import { choose } from './shopper.ts'

/** A strain that Queen West sells by the ounce: one is within the limit of an order, two are not (SPEC C10). */
export const byTheOunce = '#/queen-west/products/coulee-sons-coulee'

/** Adds an ounce to the cart, and then a quarter, or the other way round, which exceeds the limit; returns the button. */
export async function exceedLimit(page: Page, [first, second] = [/^28 g/, /^7 g/]): Promise<Locator> {
  await choose(page.getByRole('radio', { name: first }))
  const add = page.getByRole('button', { name: /^(add to cart|ajouter au panier)/i })
  await add.click()
  await page.getByRole('link', { name: /^(view cart|voir le panier)/i }).waitFor()
  await choose(page.getByRole('radio', { name: second }))
  await add.click()
  await page.getByRole('dialog').waitFor()
  return add
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
