import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Order } from '../../../src/contract/order/order.ts'
import { pressOn } from '../support/keyboard.ts'
import { bareTest, shop, test } from '../support/shop.ts'
import { addFirst, cartWay, choose, fillPerson, openPart } from '../support/shopper.ts'
import { openMenu } from '../support/open-menu.ts'
import { visitor } from '../support/visitor.ts'

const french = { delivery: 'Livraison', curbside: 'À l’auto', place: /^passer la commande/i }

/** Opens the checkout with a cart past the delivery minimum. */
const toCheckout = () => visitor({ cart: 3, at: '/checkout' })

const chooseWay = (page: Page, name: RegExp | string) => choose(page.getByRole('radio', { name }))

/** Places the order, and reads it from the API. */
async function place(page: Page, button = /^place order/i): Promise<Order> {
  await page.getByRole('button', { name: button }).click()
  await page.waitForURL(/\/orders\//)
  const id = new URL(page.url()).hash.split('/').at(-1)
  const reply = await fetch(`${shop.server.url}/v1/orders/${id}`)
  return ((await reply.json()) as { payload: Order }).payload
}

test(
  'an order is delivered to a suggested address, whose fee and zone are shown before',
  { tags: 'core' },
  async () => {
    const { page } = shop
    await toCheckout()
    await openPart(page, 'Pickup or delivery')
    await chooseWay(page, /^delivery/i)
    await page.getByLabel('Street address').fill('88 ossin')
    await page.getByRole('option', { name: /^88 Ossington Avenue/ }).waitFor()
    await page.getByLabel('Street address').press('ArrowDown')
    await pressOn(page.getByLabel('Street address'))
    await page.getByText(/West End · delivery \$5\.00/).waitFor()
    await fillPerson(page)
    const order = await place(page)
    expect(order).toMatchObject({ method: 'delivery', fee: 500, status: 'placed' })
    expect(order.address?.city).toBe('Toronto')
    expect(shop.complaints).toEqual([])
  }
)

test('the address is asked for once, on the menu: the fee, the cart and the checkout follow it, also after a reload', async () => {
  const { page } = shop
  await openMenu(page)
  await chooseWay(page, /^delivery/i)
  const to = page.getByRole('button', { name: /Add delivery address/ })
  await pressOn(to)
  const sheet = page.getByRole('dialog', { name: 'Where should we deliver?' })
  const street = sheet.getByLabel('Street address')
  expect(await street.evaluate(field => field.matches(':focus'))).toBe(true)
  await street.fill('88 ossin')
  await sheet.getByRole('option', { name: /^88 Ossington Avenue/ }).waitFor()
  await street.press('ArrowDown')
  await pressOn(street)
  await sheet
    .getByRole('status')
    .getByText(/West End · delivery \$5\.00/)
    .waitFor()
  await sheet.getByLabel('Unit (optional)').fill('4')
  await pressOn(sheet.getByRole('button', { name: 'Show the menu' }))
  const there = page.getByRole('button', { name: /88 Ossington Avenue$/ })
  await there.and(page.locator('storefront-root :focus')).waitFor()
  await page.getByRole('radio', { name: /^Delivery\s*\$5\.00$/ }).waitFor({ state: 'attached' })
  await addFirst(page)
  await cartWay(page).click()
  await page
    .getByRole('dialog')
    .getByText(/^Delivery minimum is \$40\.00/)
    .waitFor()
  await page.reload()
  await page
    .getByText(/^Delivery minimum is \$40\.00/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: /^checkout/i }).click()
  await page.getByText('88 Ossington Avenue, 4', { exact: true }).waitFor()
  expect(shop.complaints).toEqual([])
})

test('an address out of reach leads to the nearest pickup, and nothing that was typed is lost', async () => {
  const { page } = shop
  await toCheckout()
  await fillPerson(page)
  await openPart(page, 'Pickup or delivery')
  await chooseWay(page, /^delivery/i)
  await page.getByLabel('Street address').fill('1 King Street West')
  await page.getByLabel('City').fill('Toronto')
  await page.getByLabel('Postal code').fill('m5h1a1')
  await page.getByLabel('Postal code').blur()
  await page
    .getByText(/^We don’t deliver to that address\./)
    .first()
    .waitFor()
  await page.getByText('M5H 1A1').waitFor()
  await page.getByRole('button', { name: /^place order/i }).click()
  await page.locator('[data-errors]').getByText('We don’t deliver to that address.').waitFor()
  await chooseWay(page, /^pickup/i)
  expect(await page.locator('#sf-first_name').inputValue()).toBe('Élise')
  expect(await place(page)).toMatchObject({ method: 'pickup', fee: 0, address: null })
})

bareTest('a curbside order, in French', { tags: 'core' }, async () => {
  await shop.newVisitor({ locale: 'fr-CA' })
  const { page } = shop
  await shop.openPage('<script async src="/storefront.js" data-api="/" data-locale="fr-CA"></script>', {
    hash: '#/queen-west'
  })
  await page.getByRole('button', { name: /^oui/i }).click()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await addFirst(page)
  await cartWay(page).click()
  await page.getByRole('link', { name: /^passer à la caisse/i }).click()
  await openPart(page, 'Mode de réception')
  await chooseWay(page, new RegExp(`^${french.curbside}`))
  await page.getByText(/dans quelle auto vous êtes/).waitFor()
  await fillPerson(page)
  expect(await place(page, french.place)).toMatchObject({ method: 'curbside' })
})

test('changing the fulfilment method reprices the order and lists what changed, promo codes included', async () => {
  const page = await visitor({ cart: 1 })
  await cartWay(page).click()
  await page.getByRole('button', { name: 'Have a promo code?' }).click()
  await page.locator('#sf-promo').fill('spring')
  await pressOn(page.locator('#sf-promo'))
  await page.getByText('SPRING has expired.').waitFor()
  await page.locator('#sf-promo').fill('pickup15')
  await pressOn(page.locator('#sf-promo'))
  await page.getByText(/^PICKUP15 · \$[\d.]+ off/).waitFor()
  await choose(page.getByRole('dialog').getByRole('radio', { name: 'Delivery' }))
  await page.getByText('PICKUP15 no longer applies.').first().waitFor()
  await page.getByText('PICKUP15 isn’t valid for this pickup or delivery option.').waitFor()
  await page.getByRole('button', { name: 'Remove PICKUP15' }).click()
  await page.getByText('PICKUP15 isn’t valid for this pickup or delivery option.').waitFor({ state: 'detached' })
  expect(await page.locator('#sf-promo').evaluate(field => field.matches(':focus'))).toBe(true)
  // It is announced too, for shoppers who don't see the totals change.
  await page
    .getByRole('dialog')
    .getByRole('status')
    .filter({ hasText: 'PICKUP15 removed' })
    .waitFor({ state: 'attached' })
})

test('a line that was taken out can be put back, also the last one', async () => {
  const page = await visitor({ cart: 1 })
  await cartWay(page).click()
  await page.getByRole('heading', { name: 'Your cart' }).waitFor()
  await pressOn(page.getByRole('dialog').getByRole('button', { name: /^remove/i }))
  await page.getByText('Your cart is empty').waitFor()
  const focused = page.locator('storefront-root :focus')
  await focused.and(page.getByRole('button', { name: 'Undo' })).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^checkout/i }).waitFor()
  await focused.and(page.getByRole('heading', { name: 'Your cart' })).waitFor()
  await page
    .getByRole('dialog')
    .getByRole('status')
    .filter({ hasText: /: 1 in cart/ })
    .waitFor({ state: 'attached' })
})
