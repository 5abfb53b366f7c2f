import { describe, expect } from 'vitest'
import {
  fillCart,
  offlineNote,
  openKiosk,
  openVisit,
  ordersOf,
  placeOrder,
  scan,
  signInByPhone,
  startButton,
  tablet,
  traces
} from '../support/kiosk.ts'
import { shop, test as base } from '../support/shop.ts'

const test = base.extend('device', tablet)

describe('an order at a registered kiosk', () => {
  test(
    'asks for a first name alone, shows its number, and goes along on the shopper’s own phone (SPEC A3, C15)',
    { tags: 'core' },
    async () => {
      await openVisit()
      const { page } = shop
      await fillCart(page)
      const code = await placeOrder(page, 'Ottoline')
      expect(code).toMatch(/^[A-Z]\d{3}$/)
      await page.getByText(/^Order QW-/).waitFor()
      const [order] = await ordersOf(shop, 'Ottoline')
      expect(order?.pickupCode).toBe(code)

      const link = await scan(page, /qr code that opens this order/i)
      expect(link).not.toContain('in_store')
      const phone = await shop.browser.newContext({ viewport: { width: 390, height: 844 } })
      const own = await phone.newPage()
      await own.goto(link)
      await own.getByRole('button', { name: /^yes/i }).click()
      await own.getByText(code).first().waitFor()
      await phone.close()

      await page.getByRole('button', { name: /^done/i }).click()
      await startButton(page).waitFor()
      await expect.poll(() => traces(page, ['Ottoline', order?.number ?? '', code])).toEqual([])
    }
  )

  test('leaves the screen automatically', async () => {
    const { page } = shop
    await page.clock.install()
    await openVisit()
    await fillCart(page)
    await placeOrder(page, 'Leopold')
    await page.getByText(/^Order QW-/).waitFor()
    await page.clock.runFor(41_000)
    await startButton(page).waitFor()
  })

  test('waits with its number while the network is down, and arrives once, also after a reload (SPEC C16)', async () => {
    await openVisit()
    const { page } = shop
    await page.route('**/v1/**', route => route.abort())
    await fillCart(page)
    const code = await placeOrder(page, 'Persephone')
    await offlineNote(page).waitFor()
    await page.getByRole('button', { name: /^done/i }).click()
    await page.getByText(`Waiting for the network: ${code}.`).waitFor()
    expect(await ordersOf(shop, 'Persephone')).toEqual([])
    await page.unroute('**/v1/**')
    await page.reload()
    await startButton(page).waitFor()
    await expect
      .poll(async () => (await ordersOf(shop, 'Persephone')).map(one => one.pickupCode), { timeout: 20_000 })
      .toEqual([code])
    await page.getByText(/^Waiting for the network/).waitFor({ state: 'detached' })
    await expect.poll(() => traces(page, ['Persephone'])).toEqual([])
  })

  test('of which the reply was lost is there once', async () => {
    await openVisit()
    const { page } = shop
    await fillCart(page)
    let isLost = false
    await page.route('**/v1/orders?*', async route => {
      if (isLost) return route.continue()
      isLost = true
      await route.fetch()
      await page.route('**/v1/**', other => other.abort())
      await route.abort()
    })
    const code = await placeOrder(page, 'Balthazar')
    await offlineNote(page).waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.getByText(/^Order QW-/).waitFor()
    expect((await ordersOf(shop, 'Balthazar')).map(one => one.pickupCode)).toEqual([code])
  })
})

test('somebody signs in at the kiosk with their own phone, and leaves no session behind (SPEC A1)', async () => {
  const { page } = shop
  await openKiosk(page)
  await page.getByRole('button', { name: /^sign in/i }).click()
  await page.getByRole('button', { name: /^yes/i }).click()
  await page.getByRole('heading', { name: 'With your phone’s camera' }).waitFor()
  expect(await page.locator('input[type=password]').count()).toBe(0)
  await signInByPhone(shop)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await startButton(page).waitFor()
  await expect.poll(() => traces(page, ['Alex', 'alex@'])).toEqual([])
})
