import type { FrameLocator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { challenged, declined, good, nested, storing } from '../../server/support/payments/cards.ts'
import { pageViolations } from '../support/axe.ts'
import { pressOn, pressToLeave } from '../support/keyboard.ts'
import { bareTest, shop, test } from '../support/shop.ts'
import { addFirst, cartWay, chooseTime, fillPerson, openPart } from '../support/shopper.ts'
import { visitor } from '../support/visitor.ts'

/** Waits until the error is shown with the focus on it. */
const isSaid = (page: Page, text: string) => page.locator('[role=alert]:focus').filter({ hasText: text }).waitFor()

/** Opens the checkout with one item and everything filled in except the payment. */
async function openCheckout(page: Page): Promise<void> {
  await visitor({ cart: 1, at: '/checkout' })
  await fillPerson(page)
  await chooseTime(page)
}

const fieldsOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Card details"]')
async function byCard(page: Page): Promise<void> {
  await openPart(page, 'Payment')
  await page.getByRole('radio', { name: 'Card', exact: true }).check()
}
/**
 * Presses the button once it is not busy any more, which may be a moment after a failure is shown. By keyboard: the page
 * moves when a notice comes or goes, and clicks would miss it.
 */
const place = (page: Page) => pressOn(page.locator('[data-place]:not([aria-busy])'))
const thanks = (page: Page) => page.getByRole('heading', { name: /thank you, élise/i }).waitFor()

async function typeCard(page: Page, number: string): Promise<void> {
  const fields = fieldsOf(page)
  await fields.getByLabel('Card number').fill(number)
  await fields.getByLabel('Expiry date (MM/YY)').fill('0439')
  await fields.getByLabel('Security code').fill('123')
}

test('by keyboard alone a shopper pays by card, and the order shows its last digits', { tags: 'core' }, async () => {
  const { page } = shop
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().includes('/v1/')) sent.push(`${request.url()} ${request.postData()}`)
  })
  await openCheckout(page)
  await openPart(page, 'Payment')
  await page.getByRole('radio', { name: 'In store' }).focus()
  await page.keyboard.press('ArrowRight')
  await fieldsOf(page).getByLabel('Card number').waitFor()
  for (const [label, text] of [
    ['Card number', good],
    ['Expiry date (MM/YY)', '0439'],
    ['Security code', '123']
  ] as const) {
    await page.keyboard.press('Tab')
    // The focus moves into a frame of another process asynchronously.
    await fieldsOf(page).locator(':focus').and(fieldsOf(page).getByLabel(label)).waitFor()
    await page.keyboard.type(text)
  }
  // Past what is optional: being remembered, and offers.
  const focused = page.locator('storefront-root :focus')
  for (const next of [
    page.getByRole('checkbox', { name: 'Remember me on this device' }),
    page.getByRole('checkbox', { name: 'Email me offers' }),
    page.getByRole('checkbox', { name: 'Text me offers' }),
    page.getByRole('button', { name: /^place order/i })
  ]) {
    await page.keyboard.press('Tab')
    await focused.and(next).waitFor()
  }
  await page.keyboard.press('Enter')
  await thanks(page)
  await page.getByText('Visa ending in 4242').waitFor()
  expect(sent.join()).not.toContain('4242424242')
  expect(await page.locator('storefront-root > [slot=payment]').count()).toBe(0)
  expect(await page.locator('script[src*="cards.js"]').count()).toBe(0)
  expect(shop.complaints).toEqual([])
})

test('fields that lack something say so themselves, and lead there', async () => {
  const { page } = shop
  await openCheckout(page)
  await byCard(page)
  await fieldsOf(page).getByLabel('Security code').fill('123')
  await place(page)
  await fieldsOf(page).getByText('Card number: a digit is incorrect or missing.').waitFor()
  await page.getByText('Please check your card details.').waitFor()
  const number = fieldsOf(page).getByLabel('Card number')
  await expect.poll(() => number.evaluate(it => it.matches(':focus'))).toBe(true)
  expect(await page.getByText('Your card is charged when you place your order.').count()).toBe(1)
  await number.fill(good)
  await page.getByText('Please check your card details.').waitFor()
  await fieldsOf(page).getByLabel('Expiry date (MM/YY)').fill('0439')
  await page.getByText('Please check your card details.').waitFor({ state: 'detached' })
  expect(await page.getByLabel('First name').inputValue()).toBe('Élise')
})

test('expiry date and security code stand on one line at any width, with an error or without', async () => {
  const { page } = shop
  await openCheckout(page)
  await byCard(page)
  const [expiry, code] = [fieldsOf(page).getByLabel('Expiry date (MM/YY)'), fieldsOf(page).getByLabel('Security code')]
  // Measured in the frame, because the embedding page scrolls.
  const tops = () => Promise.all([expiry, code].map(field => field.evaluate(it => it.getBoundingClientRect().top)))
  await code.fill('123')
  for (const isWrong of [false, true]) {
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const [one, other] = await tops()
      expect([width, isWrong, one]).toEqual([width, isWrong, other])
    }
    if (isWrong) continue
    await place(page)
    await fieldsOf(page).getByText('Expiry date: enter a month and year').waitFor()
  }
})

test('a declined card shows an error, and another one pays', async () => {
  const { page } = shop
  await openCheckout(page)
  await byCard(page)
  await typeCard(page, declined)
  await place(page)
  await isSaid(page, 'Your bank declined this card.')
  await pressOn(page.getByRole('button', { name: 'Use another card' }))
  await expect.poll(() => fieldsOf(page).getByLabel('Card number').inputValue()).toBe('')
  expect(await page.getByLabel('Last name').inputValue()).toBe('Tremblay')
  await typeCard(page, good)
  await place(page)
  await thanks(page)
})

test('the bank’s page opens over the shop: a closed window and a no can be tried again, a yes pays', async () => {
  const { page } = shop
  await openCheckout(page)
  await byCard(page)
  await typeCard(page, challenged)
  await place(page)
  const bank = page.getByRole('dialog', { name: 'Confirm with your bank' })
  await bank.waitFor()
  // By its button: once the bank's page is shown, keys go to it, and Escape doesn't reach the storefront.
  await pressOn(bank.getByRole('button', { name: 'Close' }))
  await isSaid(page, 'The window was closed before the payment was complete.')
  await place(page)
  await pressToLeave(bank.frameLocator('iframe').getByRole('button', { name: 'Refuse' }))
  await isSaid(page, 'Your bank didn’t confirm this payment')
  await place(page)
  await pressToLeave(bank.frameLocator('iframe').getByRole('button', { name: 'Approve' }))
  await thanks(page)
  await page.getByText('Visa ending in 3220').waitFor()
})

test('a bank’s page that needs its own storage is answered in the checkout', async () => {
  const { page } = shop
  await openCheckout(page)
  await byCard(page)
  await typeCard(page, storing)
  await place(page)
  const bank = page.getByRole('dialog', { name: 'Confirm with your bank' })
  await pressToLeave(bank.frameLocator('iframe').getByRole('button', { name: 'Approve' }))
  await thanks(page)
})

test('a bank’s page that doesn’t work in a frame is answered in a new window, and the order is placed', async () => {
  const { page } = shop
  await openCheckout(page)
  await byCard(page)
  await typeCard(page, nested)
  await place(page)
  const way = page.getByRole('dialog', { name: 'Confirm with your bank' }).getByRole('link', { name: /new window/ })
  const [opened] = await Promise.all([page.context().waitForEvent('page'), pressOn(way)])
  expect(await opened.evaluate(() => window.opener)).toBeNull()
  await opened.frameLocator('iframe').getByRole('button', { name: 'Approve' }).click()
  await opened.getByText('You can go back to the shop.').waitFor()
  await thanks(page)
})

test('a script that is blocked leads to another try, or to the store', async () => {
  const { page } = shop
  await page.route('**/stand-ins/cards.js', route => route.abort())
  await openCheckout(page)
  await byCard(page)
  await isSaid(page, 'The card form couldn’t load.')
  await page.unroute('**/stand-ins/cards.js')
  await pressOn(page.getByRole('button', { name: 'Try again' }))
  await fieldsOf(page).getByLabel('Card number').waitFor()
  await page.route('**/stand-ins/cards.js', route => route.abort())
  await page.getByRole('radio', { name: 'In store' }).check()
  await page.getByRole('radio', { name: 'Card', exact: true }).check()
  await pressOn(page.getByRole('button', { name: 'Pay in store instead' }))
  // The pressed button is gone, but the focus is not lost.
  await page.getByRole('radio', { name: 'In store' }).and(page.locator(':focus')).waitFor()
  await place(page)
  await thanks(page)
  await page.getByText('Total, payable in store').waitFor()
})

bareTest('the fields are in French, dark and of another site, in a place of their own each time', async () => {
  await shop.newVisitor({ locale: 'fr-CA' })
  const own = shop.page
  await own.goto('/pages/div.html#/queen-west')
  await own.getByRole('button', { name: /^oui/i }).click()
  await addFirst(own)
  await cartWay(own).click()
  await own.getByRole('link', { name: /^passer à la caisse/i }).click()
  const choose = (name: string) => own.getByRole('radio', { name, exact: true }).check()
  await own.evaluate(() => document.querySelector('storefront-root')?.setAttribute('data-theme', 'dark'))
  await openPart(own, 'Paiement')
  await choose('Carte')
  const fields = own.frameLocator('iframe[title="Renseignements de la carte"]')
  await fields.getByLabel('Numéro de carte').waitFor()
  const frame = own.frames().find(one => one.url().includes('/cards/fields'))!
  expect(new URL(frame.url()).origin).not.toBe(new URL(own.url()).origin)
  expect(await frame.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  expect(await pageViolations(frame)).toEqual([])
  const place = () => own.locator('storefront-root > [slot=payment]')
  const first = await place().getAttribute('id')
  await choose('Au magasin')
  await expect.poll(() => place().count()).toBe(0)
  await choose('Carte')
  await fields.getByLabel('Numéro de carte').waitFor()
  expect(await place().getAttribute('id')).not.toBe(first)
})

test('a wallet pays and places the order in one press, and a declined one says so', async () => {
  const page = await visitor({ cart: 1, at: '/checkout' })
  const express = page.getByRole('region', { name: 'Express checkout' })
  const pay = page.getByRole('button', { name: 'Demo Pay' })
  await pay.waitFor()
  const sheet = page.frameLocator('iframe[title="Demo Pay"]')
  await pay.focus()
  await page.keyboard.press('Enter')
  await sheet.getByText('Pay Queen West').waitFor()
  await sheet.locator('#pay:focus').waitFor()
  await pressToLeave(sheet.locator('#pay'), 'Escape')
  await page.locator('dialog[aria-label="Demo Pay"]').waitFor({ state: 'detached' })
  expect(await pay.evaluate(it => it === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await sheet.getByLabel('Card').selectOption({ label: 'Visa 0002 (declined)' })
  await sheet.getByRole('button', { name: 'Pay now' }).click()
  await isSaid(page, 'Your bank declined this card.')
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('maya@example.com')
  await express.getByRole('button', { name: 'Use another card' }).click()
  await page.locator('section:focus').and(express).waitFor()
  await pay.click()
  await sheet.getByRole('button', { name: 'Pay now' }).click()
  await page.getByRole('heading', { name: /thank you, maya/i }).waitFor()
  await page.getByText('Visa ending in 4242').waitFor()
  expect(await page.locator('storefront-root > [slot=wallets]').count()).toBe(0)
})
