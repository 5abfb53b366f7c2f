import type { Page } from 'playwright-core'
import { openPart } from '../support/shopper.ts'
import { take } from './camera.ts'
import { choose, toCheckout } from './checkout.ts'
/** Places a curbside order, and waits for its page. */
async function order(page: Page, theme?: string, locale?: string): Promise<void> {
  await toCheckout(page, theme, locale)
  await openPart(page, /^(pickup or delivery|mode de réception)/i)
  await choose(page, /^(curbside|à l’auto)/i)
  await page.locator('#sf-first_name').fill('Noémie')
  await page.locator('#sf-last_name').fill('Gagnon')
  await page.locator('#sf-phone').fill('416 555 0134')
  await page.locator('#sf-email').fill('noemie@example.com')
  await page.getByRole('button', { name: /^(place order|passer)/i }).click()
  await page.waitForURL(/\/orders\//)
  await page.getByRole('list', { name: /order status|état de la commande/i }).waitFor()
}

await take('order-phone', 390, 844, page => order(page))
await take('order-wide', 1280, 800, page => order(page, 'dark', 'fr-CA'))
await take('staff-wide', 1280, 800, async page => {
  await page.addInitScript(() => localStorage.setItem('storefront.staff.sound', 'off'))
  await page.goto('/staff')
  await page.getByRole('button', { name: 'Use a token' }).click()
  await page.locator('input[name=token]').fill('staff')
  await page.keyboard.press('Enter')
  await page.getByText('Noémie').first().waitFor()
})
