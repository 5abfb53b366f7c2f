import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { kiosks, orders } from '../../../demo/server/db/schema.ts'
import { kioskPinsAtStore } from '../../../demo/server/modules/rate-limit/limits.ts'
import { shoppingLimits } from '../../../demo/server/modules/rate-limit/shopping-limits.ts'
import { fixture, makeLocation } from '../support/database/seed.ts'
import { openKioskShop, pin } from '../support/kiosks.ts'

const [, ...others] = fixture.locations
const shop = await openKioskShop(
  { ...fixture, locations: [makeLocation({ slotCapacity: 5000 }), ...others] },
  { proxies: 1, limits: shoppingLimits }
)
const { check, tokenOf, orderAt, forgive } = shop
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

test('the PIN of a location can’t be guessed from many addresses', async () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  const tries = Array.from({ length: kioskPinsAtStore.most }, (_, at) => from(`198.51.${Math.floor(at / 5)}.9`))
  for (const headers of tries) expect((await check('1111', 'queen-west', headers)).status).toBe(422)
  expect((await check(pin, 'queen-west', from('203.0.113.1'))).status).toBe(429)
  expect((await check(pin, 'calgary', from('203.0.113.1'))).status).toBe(422)
})
