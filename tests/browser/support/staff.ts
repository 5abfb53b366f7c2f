import { eq } from 'drizzle-orm'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterEach } from 'vitest'
import { orders } from '../../../src/server/db/schema.ts'
import type { Method } from '../../../src/contract/cart/method.ts'
import type { Order } from '../../../src/contract/order/order.ts'
import { orderAt } from '../../stores/support/staff.ts'
import type { Shop } from './shop.ts'

/**
 * Returns a function that opens the staff page signed in, in its own browser context, which is closed after each test.
 */
export function staffOf(shop: Shop): (query?: string, options?: BrowserContextOptions) => Promise<Page> {
  let context: BrowserContext | undefined
  afterEach(async () => {
    await context?.close()
    context = undefined
  })
  return async (query = '', options = {}) => {
    context = await shop.browser.newContext({
      baseURL: shop.server.url,
      viewport: { width: 1280, height: 800 },
      locale: 'en-CA',
      // Contrast is measured once a dialog has come in.
      reducedMotion: 'reduce',
      ...options
    })
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    // Nobody is asked about the chime: that is a test of its own.
    await page.addInitScript(() => localStorage.setItem('storefront.staff.sound', 'off'))
    await page.addInitScript(() => sessionStorage.setItem('storefront.staff', 'staff'))
    await page.goto(`/staff${query}`)
    await page.locator('[data-column=placed]').waitFor()
    return page
  }
}

/** Places an order; its method is changed afterwards in the database. */
export async function placedAt({ server }: Shop, method: Method = 'pickup'): Promise<Order> {
  const order = await orderAt(server.url)
  await server.db.update(orders).set({ method }).where(eq(orders.id, order.id))
  return order
}
