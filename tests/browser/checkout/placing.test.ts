import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { orders } from '../../../src/server/db/schema.ts'
import { shop, test } from '../support/shop.ts'
import { fillPerson } from '../support/shopper.ts'
import { visitor } from '../support/visitor.ts'

async function toCheckout(page: Page): Promise<void> {
  await visitor({ cart: 1, at: '/checkout' })
  await fillPerson(page)
}

const countOrders = () => shop.server.db.$count(orders)
const placed = (page: Page) => page.getByRole('heading', { name: /thank you, élise/i })
const press = (page: Page) => page.getByRole('button', { name: /^place order/i })

test('a button pressed twice places one order (SPEC C16)', async () => {
  const { page } = shop
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().includes('/v1/orders')) sent.push(request.url())
  })
  await toCheckout(page)
  const before = await countOrders()
  await press(page).dblclick()
  await placed(page).waitFor()
  expect(sent).toHaveLength(1)
  expect(await countOrders()).toBe(before + 1)
})

test('an order whose response was lost is found after a reload, and placed once', async () => {
  const { page } = shop
  await toCheckout(page)
  let isPlaced = () => {}
  const done = new Promise<void>(resolve => (isPlaced = resolve))
  let count = 0
  await page.route('**/v1/orders?*', async route => {
    if (count++ === 0) await route.fetch()
    isPlaced()
    await route.abort()
  })
  const before = await countOrders()
  await press(page).click()
  await done
  await page.reload()
  await placed(page).waitFor()
  expect(await countOrders()).toBe(before + 1)
  expect(new URL(page.url()).hash).toMatch(/\/orders\/[0-9a-f]{32}$/)
})

test('a cart that is ordered in one tab can be ordered in no other', async () => {
  const { page, context } = shop
  await toCheckout(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await press(other).waitFor()
  await press(page).click()
  await placed(page).waitFor()
  // Either message may arrive first: it shows the empty cart or the order.
  await other.getByText('Your cart is empty').or(placed(other)).waitFor()
  expect(await press(other).count()).toBe(0)
})
