import { describe, expect, test } from 'vitest'
import { violations } from '../support/axe.ts'
import { beginVisit, fillCart, openKiosk, placeOrder, register, startButton, traces } from '../support/kiosk.ts'
import { openShop } from '../support/shop.ts'
import { passGate } from '../support/shopper.ts'
import { readQr, rowsInPath } from '../../lib/support/read-qr.ts'

const shop = openShop()
const tablet = { viewport: { width: 1024, height: 768 } }

/** Returns the orders of Queen West as its staff see them. */
async function ordersOf(name: string): Promise<{ pickupCode: string; number: string }[]> {
  const reply = await fetch(`${shop.server.url}/v1/staff/locations/queen-west/orders?state=open&locale=en-CA`, {
    headers: { Authorization: 'Bearer staff' }
  })
  const { payload } = (await reply.json()) as { payload: { orders: Named[] } }
  return payload.orders.filter(({ customer }) => customer.first_name === name)
}

interface Named {
  pickupCode: string
  number: string
  customer: { first_name: string; email: string }
}

/** Reads the QR code on the screen. */
async function scan(name: RegExp): Promise<string> {
  const path = shop.page.getByRole('img', { name }).locator('path').last()
  return readQr(rowsInPath((await path.getAttribute('d')) ?? '')) ?? ''
}

describe('an order at a registered kiosk', () => {
  test('asks for a first name alone, shows its number, and goes along on the shopper’s own phone (SPEC A3, C15)', async () => {
    await shop.newVisitor(tablet)
    const { page } = shop
    await openKiosk(page)
    await register(page)
    await beginVisit(page)
    await fillCart(page)
    expect(await violations(page)).toEqual([])
    const code = await placeOrder(page, 'Ottoline')
    expect(code).toMatch(/^[A-Z]\d{3}$/)
    await page.getByText(/^Order QW-/).waitFor()
    expect(await violations(page)).toEqual([])
    const [order] = await ordersOf('Ottoline')
    expect(order?.pickupCode).toBe(code)

    const link = await scan(/qr code that opens this order/i)
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
  })

  test('leaves the screen by itself', async () => {
    await shop.newVisitor(tablet)
    const { page } = shop
    await page.clock.install()
    await openKiosk(page)
    await register(page)
    await beginVisit(page)
    await fillCart(page)
    await placeOrder(page, 'Leopold')
    await page.getByText(/^Order QW-/).waitFor()
    await page.clock.runFor(41_000)
    await startButton(page).waitFor()
  })

  test('waits with its number while the network is down, and arrives once, also after a reload (SPEC C16)', async () => {
    await shop.newVisitor(tablet)
    const { page } = shop
    await openKiosk(page)
    await register(page)
    await beginVisit(page)
    await page.route('**/v1/**', route => route.abort())
    await fillCart(page)
    const code = await placeOrder(page, 'Persephone')
    await page
      .getByText(/as soon as the network is back/i)
      .first()
      .waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: /^done/i }).click()
    await page.getByText(`Waiting for the network: ${code}.`).waitFor()
    expect(await ordersOf('Persephone')).toEqual([])
    await page.unroute('**/v1/**')
    await page.reload()
    await startButton(page).waitFor()
    await expect
      .poll(async () => (await ordersOf('Persephone')).map(one => one.pickupCode), { timeout: 20_000 })
      .toEqual([code])
    await page.getByText(/^Waiting for the network/).waitFor({ state: 'detached' })
    await expect.poll(() => traces(page, ['Persephone'])).toEqual([])
  })

  test('of which the reply was lost is there once', async () => {
    await shop.newVisitor(tablet)
    const { page } = shop
    await openKiosk(page)
    await register(page)
    await beginVisit(page)
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
    await page
      .getByText(/as soon as the network is back/i)
      .first()
      .waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.getByText(/^Order QW-/).waitFor()
    expect((await ordersOf('Balthazar')).map(one => one.pickupCode)).toEqual([code])
  })
})

test('somebody signs in at the kiosk with their own phone, and leaves no session behind (SPEC A1)', async () => {
  await shop.newVisitor(tablet)
  const { page } = shop
  await openKiosk(page)
  await page.getByRole('button', { name: /^sign in/i }).click()
  await page.getByRole('button', { name: /^yes/i }).click()
  await page.getByRole('heading', { name: 'With your phone’s camera' }).waitFor()
  const code = await page.getByText(/^\d{4}$/).innerText()
  expect(await violations(page)).toEqual([])
  expect(await page.locator('input[type=password]').count()).toBe(0)

  const phone = await shop.browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: shop.server.url })
  const own = await phone.newPage()
  await own.goto('/demo/sign-in?as=alex&to=/pages/plain.html&hash=%23/queen-west')
  await own
    .getByRole('dialog')
    .getByRole('button', { name: /^continue/i })
    .click()
  await own.getByRole('dialog').waitFor({ state: 'detached' })
  await own.goto(await scan(/qr code that signs you in/i))
  await passGate(own)
  await own.getByText(code).waitFor()

  expect(await violations(own)).toEqual([])
  await own.getByRole('button', { name: 'Yes, sign me in' }).click()
  await own.getByRole('heading', { name: 'You’re signed in at the kiosk' }).waitFor()
  await phone.close()

  await page.getByText('Signed in as Alex').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await startButton(page).waitFor()
  await expect.poll(() => traces(page, ['Alex', 'alex@'])).toEqual([])
})
