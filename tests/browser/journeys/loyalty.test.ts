import { expect, test } from 'vitest'
import { violations } from '../support/axe.ts'
import { signIn } from '../support/session.ts'
import { openShop } from '../support/shop.ts'
import { addFirst, cartWay, passGate, chooseTime } from '../support/shopper.ts'

const shop = openShop()

test('points reduce an order’s total, and its page gets each status faster than by polling (SPEC C13)', async () => {
  const { page } = shop
  await signIn(page, { hash: '#/inglewood' })
  await passGate(page)
  await addFirst(page)
  await cartWay(page).click()
  await page.getByLabel('Points for this order').fill('20')
  await page.getByRole('button', { name: 'Use 20 points' }).click()
  await page.getByText('20 points used', { exact: true }).waitFor()
  await page.getByText('You have 300 points left to use.').waitFor()
  await page.getByRole('radio', { name: /^\$2 off/ }).check({ force: true })
  await page.getByText('Reward: $2 off').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: /^checkout/i }).click()
  await page.getByRole('region', { name: 'Your order' }).getByRole('button').click()
  await page.getByText('20 points used', { exact: true }).waitFor()
  await chooseTime(page)
  const isListening = page.waitForResponse(response => response.url().includes('order.'))
  await page.getByRole('button', { name: /^place order/i }).click()
  await page.getByRole('heading', { name: /thank you, alex/i }).waitFor()
  await isListening
  const id = new URL(page.url()).hash.split('/').at(-1)
  for (const [status, words] of [
    ['confirmed', 'Your order is confirmed'],
    ['preparing', 'We’re preparing your order'],
    ['ready', 'Your order is ready']
  ] as const) {
    const { status: answered } = await fetch(`${shop.server.url}/v1/staff/orders/${id}/status`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer staff' },
      body: JSON.stringify({ status })
    })
    expect(answered).toBe(200)
    // Without realtime messages the API is polled every ten seconds.
    await page.getByRole('heading', { name: words }).waitFor({ timeout: 20_000 })
  }
  expect(shop.complaints).toEqual([])
})
