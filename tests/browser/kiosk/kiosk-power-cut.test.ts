import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  beginVisit,
  fillCart,
  offlineNote,
  openKiosk,
  openStaffMenu,
  ordersOf,
  placeOrder,
  register,
  startButton,
  traces
} from '../support/kiosk.ts'
import { profileOf } from '../support/profile.ts'
import { bareTest as test, shop } from '../support/shop.ts'

const tablet = profileOf()

const host = () => `${shop.server.url}/pages/theme.html`

/** Cuts the kiosk off from the API. */
const goOffline = (page: Page) => page.route('**/v1/**', route => route.abort())

/** Starts the tablet, registers it, and begins a visit. */
async function startKiosk(): Promise<Page> {
  const page = await tablet.start()
  await openKiosk(page, 'queen-west', host())
  await register(page)
  await beginVisit(page)
  return page
}

/** The tablet is on again: the order arrives, once and under the number that was told, and nothing of its shopper is left. */
async function expectArrival(name: string, code: string): Promise<void> {
  await tablet.kill()
  const page = await tablet.start()
  await openKiosk(page, 'queen-west', host())
  await expect.poll(async () => (await ordersOf(shop, name)).map(({ pickupCode }) => pickupCode)).toEqual([code])
  await page.getByText(/^Waiting for the network/).waitFor({ state: 'detached' })
  await expect.poll(() => traces(page, [name])).toEqual([])
  // It is not sent another time, by a kiosk that is still registered.
  await page.reload()
  await startButton(page).waitFor()
  await openStaffMenu(page)
  await page.getByText('“By the door”').waitFor()
  expect(await ordersOf(shop, name)).toHaveLength(1)
  expect(await traces(page, [name])).toEqual([])
}

test('an order placed without the network outlives a power cut before the network is back, and arrives once (SPEC C16)', async () => {
  const page = await startKiosk()
  await goOffline(page)
  await fillCart(page)
  const code = await placeOrder(page, 'Gwendoline')
  await offlineNote(page).waitFor()
  expect(await ordersOf(shop, 'Gwendoline')).toEqual([])
  await expect.poll(() => tablet.isStored('Gwendoline')).toBe(true)
  await expectArrival('Gwendoline', code)
})

test('an order that arrived although its reply was lost is there once after a power cut (SPEC C16)', async () => {
  const page = await startKiosk()
  await fillCart(page)
  await page.route('**/v1/orders?*', async route => {
    await goOffline(page)
    await route.fetch()
    await route.abort()
  })
  const code = await placeOrder(page, 'Ferdinand')
  await offlineNote(page).waitFor()
  await expect.poll(() => tablet.isStored('Ferdinand')).toBe(true)
  await expectArrival('Ferdinand', code)
})
