import { expect } from 'vitest'
import type { Order } from '../../../src/contract/order/order.ts'
import { shop, test } from '../support/shop.ts'
import { addFirst, chooseTime, fillPerson, goToCheckout, passGate } from '../support/shopper.ts'
import { visitor } from '../support/visitor.ts'

test(
  'a shopper picks a store, fills a cart and places a pickup order that is in the database',
  { tags: 'core' },
  async () => {
    const { page } = shop
    await page.goto('/pages/plain.html')
    await passGate(page)
    await page
      .getByRole('link', { name: /queen west/i })
      .first()
      .click()
    await addFirst(page)
    await goToCheckout(page)
    await fillPerson(page)
    await chooseTime(page)
    await page.getByRole('button', { name: /^place order/i }).click()
    await page.getByRole('heading', { name: /thank you, élise/i }).waitFor()

    const id = new URL(page.url()).hash.split('/').at(-1)
    const reply = await fetch(`${shop.server.url}/v1/orders/${id}`)
    const { payload } = (await reply.json()) as { payload: Order }
    expect(payload).toMatchObject({ status: 'placed', location: 'queen-west', customer: { last_name: 'Tremblay' } })
    await page.getByText(payload.pickupCode).waitFor()
    expect(shop.complaints).toEqual([])
  }
)

test('a guest’s order under way leads back from every screen, after a reload too', async () => {
  const page = await visitor({ cart: 1, at: '/checkout' })
  await fillPerson(page)
  await chooseTime(page)
  await page.getByRole('button', { name: /^place order/i }).click()
  await page.getByRole('heading', { name: /thank you, élise/i }).waitFor()
  const pill = page.getByRole('link', { name: /^Order QW-\d+ · .*ready about/i })
  expect(await pill.count()).toBe(0)
  const { hash } = new URL(page.url())
  await page.goto('/pages/plain.html?again#/queen-west')
  await pill.waitFor()
  await page.evaluate(() => (window.location.hash = '#/'))
  await page.getByRole('heading', { level: 1, name: 'Choose your store' }).waitFor()
  await pill.waitFor()
  await page.evaluate(() => (window.location.hash = '#/queen-west/cart'))
  await pill.click()
  await page.getByRole('heading', { name: /thank you, élise/i }).waitFor()
  expect(new URL(page.url()).hash).toBe(hash)
})
