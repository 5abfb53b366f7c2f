import { eq } from 'drizzle-orm'
import { beforeEach, expect } from 'vitest'
import { kiosks, locations, orders } from '../../../demo/server/db/schema.ts'
import { pageViolations } from '../support/axe.ts'
import { shop, test } from '../support/shop.ts'
import { placedAt, staffOf } from '../support/staff.ts'

const openStaff = staffOf(shop)

/** Registers a kiosk of Queen West that reported just now. */
async function makeKiosk(changes: Partial<typeof kiosks.$inferInsert> = {}): Promise<string> {
  const { db } = shop.server
  const [location] = await db.select().from(locations).where(eq(locations.slug, 'queen-west'))
  const now = new Date()
  const row = { locationId: location?.id ?? '', tokenHash: `hash of ${changes.letter ?? 'A'}`, name: 'Counter' }
  const [made] = await db
    .insert(kiosks)
    .values({ ...row, letter: 'A', version: '1.2.3', createdAt: now, seenAt: now, ...changes })
    .returning()
  return made?.id ?? ''
}

beforeEach(async () => void (await shop.server.db.delete(kiosks)))

test.each([
  ['light', 'light', '', 'Kiosks', /^change/i],
  ['dark and in French', 'dark', '?lang=fr', 'Bornes', /^modifier/i]
] as const)('the kiosks break no rule of axe, %s', async (_, colorScheme, query, tab, change) => {
  await makeKiosk({ waiting: 1, refused: 3 })
  const staff = await openStaff(query, { colorScheme })
  await staff.getByRole('tab', { name: tab }).click()
  await staff.locator('[data-kiosk]').waitFor()
  expect(await pageViolations(staff)).toEqual([])
  await staff.getByRole('button', { name: change }).click()
  await staff.getByRole('dialog').waitFor()
  expect(await pageViolations(staff)).toEqual([])
})

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
  expect(await pageViolations(staff)).toEqual([])
})
