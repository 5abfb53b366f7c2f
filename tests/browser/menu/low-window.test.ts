/** In a browser: what is in view is decided by its layout. */
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { isSettled } from '../support/settled.ts'
import { shop, test } from '../support/shop.ts'
import { visitor } from '../support/visitor.ts'

/** Windows of a phone on its side, and of a wide screen at 400 % zoom. */
const windows = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 320, height: 256 }
]

/** Whether all of an element is in the window, and not behind anything. */
const isInView = (target: Locator): Promise<boolean> =>
  target.evaluate(element => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const isWithin = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const root = element.getRootNode() as ShadowRoot
    const hit = root.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return isWithin && hit !== null && (element.contains(hit) || hit.contains(element))
  })

test.for(windows)('in a window of $width × $height px, search and cart are in view far down the menu', async size => {
  const page = await visitor({ cart: 2 })
  await page.setViewportSize(size)
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
  await isSettled(page)
  const search = page.getByRole('searchbox')
  const cart = page.locator('a[href="#/queen-west/cart"]').filter({ visible: true })
  await expect.poll(() => isInView(search)).toBe(true)
  expect(await cart.count()).toBe(1)
  expect(await isInView(cart)).toBe(true)
  const bar = await cart.evaluate(link => {
    const box = link.parentElement?.parentElement?.parentElement?.getBoundingClientRect()
    return box?.height ?? Infinity
  })
  expect(bar).toBeLessThan(size.height / 4)
  await cart.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: /^checkout/i }).click()
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
  expect(shop.complaints).toEqual([])
})
