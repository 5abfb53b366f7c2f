import type { Page } from 'playwright-core'
import { addFirst, cartWay, goToCheckout, openPart } from '../support/shopper.ts'
import { openAt, openMenu, take } from './camera.ts'
/** Fills a cart past the delivery minimum, and goes to the checkout. */
export async function toCheckout(page: Page, theme?: string, locale?: string): Promise<void> {
  await openAt(page, '#/queen-west', theme, locale)
  await addFirst(page)
  await page
    .getByRole('button', { name: /^(increase|ajouter 1) /i })
    .first()
    .click()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => (location.hash = '#/queen-west/checkout'))
}

/** Selects an option by its label: a forced click on the hidden radio would miss an option that moves. */
export const choose = (page: Page, name: RegExp | string, exact = false): Promise<void> =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact }) })
    .click()

/** Enters the delivery address. */
async function deliverTo(page: Page, street: string, postalCode: string): Promise<void> {
  await openPart(page, /^(pickup or delivery|mode de réception)/i)
  await choose(page, /^(delivery|livraison)/i)
  await page.locator('#sf-to-line1').fill(street)
  await page.locator('#sf-to-city').fill('Toronto')
  await page.locator('#sf-to-postalCode').fill(postalCode)
  await page.locator('#sf-to-postalCode').blur()
}

await take('promo-phone', 390, 844, async page => {
  await openAt(page, '#/queen-west')
  await addFirst(page)
  await cartWay(page).click()
  await page.getByRole('button', { name: 'Have a promo code?' }).click()
  for (const code of ['WELCOME10', 'SPRING']) {
    await page.locator('#sf-promo').fill(code)
    await page.locator('#sf-promo').press('Enter')
    await page.getByText(code === 'SPRING' ? 'SPRING has expired.' : /^WELCOME10 · /).waitFor()
  }
  await page.locator('#sf-promo').scrollIntoViewIfNeeded()
})
await take('delivery-phone', 390, 844, async page => {
  await toCheckout(page)
  await deliverTo(page, '88 Ossington Avenue', 'M6J 2Z4')
  await page.getByText(/West End/).waitFor()
})
await take('outside-phone', 390, 844, async page => {
  await toCheckout(page, 'dark', 'fr-CA')
  await deliverTo(page, '1 King Street West', 'M5H 1A1')
  await page
    .getByText(/^Nous ne livrons pas/)
    .first()
    .waitFor()
})
await take('card-phone', 390, 844, async page => {
  // On a page of the server itself: elsewhere a browser doesn't show a provider's frame from this machine.
  await openMenu(page)
  await addFirst(page)
  await goToCheckout(page)
  await openPart(page, 'Payment')
  await choose(page, 'Card', true)
  const number = page.frameLocator('iframe[title="Card details"]').getByLabel('Card number')
  await number.fill('4242 4242 4242 4242')
  await page
    .getByRole('heading', { name: 'Payment', exact: true })
    .evaluate(title => title.scrollIntoView({ block: 'start' }))
})
await take('checkout-wide', 1280, 800, async page => {
  await toCheckout(page, 'light', 'fr-CA')
  await deliverTo(page, '88 Ossington Avenue', 'M6J 2Z4')
  await page.getByText(/West End/).waitFor()
})
