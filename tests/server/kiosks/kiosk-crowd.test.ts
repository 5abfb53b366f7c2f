import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { kiosks, orders } from '../../../src/server/db/schema.ts'
import { shoppingLimits } from '../../../src/server/rate-limit/shopping-limits.ts'
import { fixture, makeLocation } from '../support/database/seed.ts'
import { openKioskShop } from '../support/kiosks.ts'

const [, ...others] = fixture.locations
const shop = await openKioskShop(
  { ...fixture, locations: [makeLocation({ slotCapacity: 5000 }), ...others] },
  { proxies: 1, limits: shoppingLimits }
)
const { tokenOf, orderAt, forgive } = shop
await shop.setListing('grinder', { stock: 5000 })

beforeEach(async () => {
  await shop.db.delete(kiosks)
  await forgive()
})

test('orders without a contact are not limited as one contact, nor by the address that all kiosks of a store share', async () => {
  const token = await tokenOf()
  const most = shoppingLimits.openFromAddress + 2
  for (let count = 0; count < most; count++) expect((await orderAt(token)).status).toBe(201)
  const rows = await shop.db.select({ held: orders.held }).from(orders).where(eq(orders.email, ''))
  expect(rows.filter(({ held }) => held !== null)).toEqual([])
})
