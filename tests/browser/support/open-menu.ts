import type { Page } from 'playwright-core'
import { shop } from './shop.ts'
import { confirmAge } from './shopper.ts'

/** Opens a store's menu on the demo host page, for a shopper who has confirmed their age. */
export async function openMenu(page: Page, location = 'queen-west', host = '/pages/plain.html'): Promise<void> {
  await confirmAge(shop)
  await page.goto(`${host}#/${location}`)
  await page.locator('storefront-root').getByRole('heading', { level: 2 }).first().waitFor()
}
