import type { Frame, Page } from 'playwright-core'

/** Waits until the shop is at rest: two frames from now on, in which a scroll is noticed, and then until its mark is there. */
export async function isSettled(page: Page | Frame): Promise<void> {
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.locator('storefront-root[data-settled]').first().waitFor({ state: 'attached' })
}

/** Waits until a shop that has just been opened is drawn and at rest. */
export async function isOpen(page: Page | Frame): Promise<void> {
  await page.locator('storefront-root[data-settled]').first().waitFor({ state: 'attached' })
}
