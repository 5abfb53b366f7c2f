import type { Page } from 'playwright-core'
import { beforeEach, describe, expect } from 'vitest'
import { readKiosks, setKiosk } from '../../../src/contract/kiosk/kiosk.ts'
import { call } from '../../server/support/client.ts'
import { by } from '../../server/support/loyalty.ts'
import {
  beginVisit,
  fillCart,
  openKiosk,
  ordersOf,
  placeOrder,
  register,
  startButton,
  tablet,
  traces
} from '../support/kiosk.ts'
import { shop, test as base } from '../support/shop.ts'

const test = base.extend('device', tablet)

/** Pairs a reader with the kiosk that was registered last, as a manager does on the staff board. */
async function pair(reader: string): Promise<void> {
  const { url } = shop.server
  const params = { location: 'queen-west' }
  const { payload } = await call(url, readKiosks, { params, headers: by('staff') })
  const { id, name } = payload.kiosks.at(-1)!
  const body = { name, reader }
  await call(url, setKiosk, { params: { ...params, kiosk: id }, body, headers: by('staff') })
}

/** Opens the demo's reader, on which the test plays the customer. */
async function openReader(device: string): Promise<Page> {
  const reader = await shop.context.newPage()
  await reader.goto(`/stand-ins/readers/${device}`)
  return reader
}

/** Fills in the name and begins to pay by card. */
async function payByCard(name: string): Promise<void> {
  const { page } = shop
  await page.getByLabel('First name').fill(name)
  await page.getByRole('button', { name: /^pay by card here · \$\d/i }).click()
  await page.getByText('Tap, insert or swipe your card on the reader').waitFor()
}

/** Presses a button of the reader once it shows the amount that the kiosk shows. */
async function press(reader: Page, button: 'Approve' | 'Decline' | 'Cancel'): Promise<void> {
  const amount = await shop.page.getByRole('region', { name: 'Pay by card' }).getByText(/^\$/).innerText()
  await reader.getByText(amount, { exact: true }).waitFor()
  await reader.getByRole('button', { name: button }).click()
}

/** The button that has the focus, or the region, by its accessible name. */
const focused = (page: Page) =>
  page.locator('storefront-root').evaluate(root => root.shadowRoot!.activeElement?.getAttribute('aria-label'))

describe('the card reader of a kiosk', () => {
  let reader: Page
  let devices = 0

  beforeEach(async () => {
    const { page } = shop
    await openKiosk(page)
    await register(page)
    const device = `counter-${(devices += 1)}`
    await pair(device)
    // A start reports the kiosk, which learns of its reader.
    const report = page.waitForResponse(/\/v1\/kiosks\/report/)
    await page.reload()
    await report
    reader = await openReader(device)
    await page.bringToFront()
    await beginVisit(page)
    await fillCart(page)
  })

  test('takes an approved card, and the order is paid (SPEC A3)', async () => {
    const { page } = shop
    await payByCard('Euphemia')
    expect(await ordersOf(shop, 'Euphemia')).toEqual([])
    await press(reader, 'Approve')
    await page.getByText(/^Order QW-/).waitFor()
    await page.getByText('Paid by Visa ending in 4242').waitFor()
    expect(await page.getByText('Pay at the counter').count()).toBe(0)
    const placed = await ordersOf(shop, 'Euphemia')
    expect(placed.map(({ tender }) => tender)).toEqual(['card'])
    await reader.getByText('Ready. Waiting for the kiosk.').waitFor()
    // The bare digits may be part of a product's id.
    const words = ['Euphemia', 'Visa', 'ending in 4242', '"4242"']
    const told = (await traces(page, words)).join()
    expect(['Euphemia', 'Visa', 'ending in 4242'].filter(word => !told.includes(word))).toEqual([])
    await page.getByRole('button', { name: /^done/i }).click()
    await startButton(page).waitFor()
    await expect.poll(() => traces(page, words)).toEqual([])
  })

  test('refuses a card without an order, and the shopper tries another one', async () => {
    const { page } = shop
    await payByCard('Thaddeus')
    await press(reader, 'Decline')
    await page.getByText('Your bank declined this card. Try again or use another card.').waitFor()
    await expect.poll(() => focused(page)).toBe('Pay by card')
    expect(await ordersOf(shop, 'Thaddeus')).toEqual([])
    await page.getByRole('button', { name: 'Try the card again' }).click()
    await page.getByText('Tap, insert or swipe your card on the reader').waitFor()
    await press(reader, 'Approve')
    await page.getByText('Paid by Visa ending in 4242').waitFor()
    expect(await ordersOf(shop, 'Thaddeus')).toHaveLength(1)
  })

  test('and refused, the shopper pays at the counter instead, with the name still there', async () => {
    const { page } = shop
    await payByCard('Rosalind')
    await press(reader, 'Decline')
    await page.getByRole('button', { name: 'Pay at the counter instead' }).click()
    expect(await page.getByLabel('First name').inputValue()).toBe('Rosalind')
    const code = await placeOrder(page, 'Rosalind')
    await page.getByText(/^Order QW-/).waitFor()
    expect((await ordersOf(shop, 'Rosalind')).map(one => [one.pickupCode, one.tender])).toEqual([[code, 'in_store']])
  })

  test.each(['the reader', 'the kiosk'])('cancelled at %s, charges nothing and frees the reader', async place => {
    const { page } = shop
    await payByCard('Montgomery')
    if (place === 'the reader') await press(reader, 'Cancel')
    else await page.getByRole('button', { name: 'Cancel payment' }).click()
    await page.getByText('The payment was cancelled. You weren’t charged.').waitFor()
    await expect.poll(() => focused(page)).toBe('Pay by card')
    await reader.getByText('Ready. Waiting for the kiosk.').waitFor()
    expect(await ordersOf(shop, 'Montgomery')).toEqual([])
  })
})
