import { eq } from 'drizzle-orm'
import { beforeEach, expect } from 'vitest'
import { kiosks, locations, orders } from '../../../demo/server/db/schema.ts'
import { checkKioskPin } from '../../../src/contract/kiosk/kiosk.ts'
import { call } from '../../server/support/client.ts'
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

test('a manager sees the kiosks of the store, renames one, pairs its reader and removes it', async () => {
  const lastOrder = { lastOrderNumber: 'QW-1042', lastOrderAt: new Date() }
  const online = await makeKiosk({ waiting: 2, refused: 1, ...lastOrder })
  const offline = await makeKiosk({ letter: 'B', name: 'Window', seenAt: new Date(Date.now() - 86_400_000) })
  const staff = await openStaff()
  await staff.getByRole('tab', { name: 'Kiosks' }).click()
  const row = (id: string) => staff.locator(`[data-kiosk="${id}"]`)
  const shown = await row(online).innerText()
  for (const text of ['A', 'Counter', 'Online', '2 orders waiting', '1 order refused', 'Version 1.2.3', 'QW-1042'])
    expect(shown).toContain(text)
  const other = await row(offline).innerText()
  expect([other.includes('Offline, last seen'), other.includes('waiting')]).toEqual([true, false])
  await row(online).getByRole('button', { name: 'Change Counter' }).click()
  await staff.getByLabel('Name', { exact: true }).fill('Door')
  await staff.getByLabel('Card reader').fill('tmr_1')
  await staff.getByRole('button', { name: 'Save', exact: true }).click()
  await row(online).getByText('Card reader tmr_1').waitFor()
  await row(online).getByRole('button', { name: 'Remove Door' }).click()
  await staff.getByText('2 orders are still waiting there for the network.').waitFor()
  await staff.getByRole('button', { name: 'Remove kiosk' }).click()
  await row(online).waitFor({ state: 'detached' })
  expect((await shop.server.db.select().from(kiosks)).map(({ id }) => id)).toEqual([offline])
})

test('a manager sets the PIN, whose digits can be shown, and reads how a kiosk is set up', async () => {
  const staff = await openStaff()
  await staff.getByRole('tab', { name: 'Kiosks' }).click()
  await staff.getByText('No kiosks yet.').waitFor()
  const field = staff.getByLabel('New PIN')
  await field.fill('12')
  await staff.getByRole('button', { name: 'Save PIN' }).click()
  await staff.getByText('Enter 4 to 8 digits.').first().waitFor()
  await field.fill('86420')
  expect(await field.getAttribute('type')).toBe('password')
  await staff.getByRole('button', { name: 'Show PIN' }).click()
  expect(await field.getAttribute('type')).toBe('text')
  await staff.getByRole('button', { name: 'Save PIN' }).click()
  await staff.getByText('The PIN is saved.').waitFor()
  const params = { location: 'queen-west' }
  expect((await call(shop.server.url, checkKioskPin, { params, body: { pin: '86420' } })).status).toBe(200)
})

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
