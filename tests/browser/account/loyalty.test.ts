import { expect } from 'vitest'
import { signIn } from '../support/session.ts'
import { shop, test } from '../support/shop.ts'
import { addFirst, cartWay, chooseTime, passGate } from '../support/shopper.ts'

test('points reduce an order’s total, and its page gets each status faster than by polling (SPEC C13)', async () => {
  const { page } = shop
  await signIn(page, { hash: '#/inglewood' })
  await passGate(page)
  await addFirst(page)
  await cartWay(page).click()
  await page.getByRole('button', { name: /^\$2 off/ }).click()
  await page.getByText('Reward: $2 off').waitFor()
  const before = await page.getByRole('link', { name: /^checkout/i }).innerText()
  await page.getByRole('switch', { name: /^use \$[\d.]+ of your points$/i }).click()
  const used = page.getByText(/^\d+ points used$/)
  await used.waitFor()
  const words = await used.innerText()
  expect(await page.getByRole('link', { name: /^checkout/i }).innerText()).not.toBe(before)
  await page.getByRole('link', { name: /^checkout/i }).click()
  await page.getByRole('region', { name: 'Your order' }).getByRole('button').click()
  await page.getByText(words, { exact: true }).waitFor()
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
