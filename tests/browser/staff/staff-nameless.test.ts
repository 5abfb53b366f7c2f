import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { orders } from '../../../src/server/db/schema.ts'
import { shop, test } from '../support/shop.ts'
import { placedAt, staffOf } from '../support/staff.ts'

const openStaff = staffOf(shop)

test('an order without last name, phone and email shows well on the board, on a phone too', async () => {
  const order = await placedAt(shop)
  const nobody = { firstName: 'Sam', lastName: '', phone: '', email: '' }
  await shop.server.db.update(orders).set(nobody).where(eq(orders.id, order.id))
  const staff = await openStaff('', { viewport: { width: 360, height: 740 } })
  const card = staff.locator(`[data-order="${order.id}"]`)
  await card.waitFor()
  expect(await card.getByRole('heading', { level: 3 }).innerText()).toBe('Sam')
  expect(await card.locator('a[href^="tel:"]').count()).toBe(0)
  expect(await staff.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
})
