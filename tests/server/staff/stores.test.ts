import { expect, test } from 'vitest'
import { createCart } from '../../../src/contract/cart/cart.ts'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { readBanners } from '../../../src/contract/catalog/banners.ts'
import { readDeals } from '../../../src/contract/catalog/deals.ts'
import { readProduct } from '../../../src/contract/catalog/product-detail.ts'
import { readStaffAudit } from '../../../src/contract/staff/staff-audit.ts'
import { setListing, setOpen } from '../../../src/contract/staff/staff-board.ts'
import { addStore, readStaffStores, readStoreFacts } from '../../../src/contract/staff/staff-stores.ts'
import { readBusiness } from '../../../src/contract/store/business.ts'
import { readLocation } from '../../../src/contract/store/location.ts'
import { readSlots } from '../../../src/contract/order/slots.ts'
import { openDrafting, set } from '../drafts/support/drafting.ts'
import { by } from '../support/loyalty.ts'

const shop = await openDrafting()
const staff = by('staff')

const typed = {
  storeName: 'Leslieville',
  licenceHolder: 'Fern Retail Inc.',
  licenceNumber: 'R-7',
  licenceIssuer: 'AGCO',
  line1: '1 Queen Street East',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'm4m1g5',
  lat: 43.66,
  lng: -79.33,
  timezone: 'America/Toronto',
  openingHours: [{ day: 1, openTime: '10:00', closeTime: '22:00', isOpen: true }],
  phone: '416 555 0141',
  email: 'leslieville@shop.example',
  copyFrom: 'queen-west'
}
const add = (changes: Partial<typeof typed> = {}, headers = staff) =>
  shop.to(addStore, { body: { ...typed, ...changes }, headers })
const list = (isListed: boolean) => ({
  kind: 'store' as const,
  ids: ['leslieville'],
  change: 'set' as const,
  fields: { isListed: set(isListed) }
})
const storesOfStaff = async () => (await shop.to(readStaffStores, { headers: staff })).payload.stores
const slugs = async () => (await shop.to(readBusiness)).payload.locations.map(({ slug }) => slug)
const there = { params: { location: 'leslieville' } }

/** The statuses of everything that shoppers read of the store, and of a cart there. */
async function statuses(): Promise<number[]> {
  const replies = [
    await shop.to(readLocation, there),
    await shop.to(readMenu, there),
    await shop.to(readDeals, there),
    await shop.to(readBanners, there),
    await shop.to(readSlots, { ...there, query: { method: 'pickup' } }),
    await shop.to(readProduct, { params: { location: 'leslieville', product: 'zebra' } })
  ]
  return replies.map(({ status }) => status)
}

/** The store that Queen West names for a product that it has sold out. */
async function alternativeTo(product: string): Promise<string | undefined> {
  const { products } = (await shop.to(readMenu, { params: { location: 'queen-west' } })).payload
  return products.find(({ slug }) => slug === product)?.alternative?.location
}

test('the facts for a new store are those of the market, with the regulators and time zones', async () => {
  const { limit, provinces } = (await shop.to(readStoreFacts, { headers: staff })).payload
  expect(limit).toBe(30)
  expect(provinces.find(({ code }) => code === 'SK')).toMatchObject({ regulator: 'SLGA', legalAge: 19 })
})

test.each([
  [{ province: 'XX' }, { province: 'choice' }],
  [{ timezone: 'America/Vancouver' }, { timezone: 'choice' }],
  [{ postalCode: '90210' }, { postalCode: 'postal' }],
  [{ phone: '12' }, { phone: 'phone' }],
  [{ storeName: 'Queen West' }, { storeName: 'choice' }],
  [{ copyFrom: 'nowhere' }, { copyFrom: 'choice' }]
])('a store with %j is refused', async (changes, fields) => {
  const before = await storesOfStaff()
  const refused = await add(changes)
  expect([refused.status, refused.failure.fields]).toEqual([422, fields])
  expect(await storesOfStaff()).toEqual(before)
})

test('a member of some stores adds none, and the refusal is audited', async () => {
  const headers = await shop.hire('Uma', { rights: ['stores'], locations: ['calgary'] })
  expect((await add({}, headers)).status).toBe(403)
  const { entries } = (await shop.to(readStaffAudit, { headers: staff })).payload
  expect(entries).toContainEqual(expect.objectContaining({ action: 'refused', member: 'Uma', detail: 'Leslieville' }))
})

test('a new store changes no public read before a draft lists it, begins with the prices of another, and can be taken off again', async () => {
  const before = await shop.publicReads()
  expect((await add()).payload).toEqual({ slug: 'leslieville' })
  expect((await add()).failure.fields).toEqual({ storeName: 'choice' })
  expect(await shop.publicReads()).toEqual(before)
  expect(await statuses()).toEqual([404, 404, 404, 404, 404, 404])
  const cart = { location: 'leslieville', method: 'pickup' as const }
  expect((await shop.to(createCart, { body: cart })).failure.fields).toEqual({ location: 'unknown' })
  expect((await storesOfStaff()).at(-1)).toMatchObject({
    slug: 'leslieville',
    name: 'Leslieville',
    isListed: false,
    isOpen: false,
    legalAge: 19,
    address: { postalCode: 'M4M 1G5', province: 'ON' }
  })

  const draft = await shop.drafted(list(true))
  expect(await shop.publicReads()).toEqual(before)
  await shop.publish(draft)
  expect(await slugs()).toContain('leslieville')
  expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200])
  const menu = (await shop.to(readMenu, there)).payload
  const queen = (await shop.to(readMenu, { params: { location: 'queen-west' } })).payload
  expect(menu.total).toBe(queen.total)
  expect(menu.products.flatMap(({ variants }) => variants.map(({ stock }) => stock)).every(stock => stock === 0)).toBe(
    true
  )
  await shop.to(setOpen, { ...there, body: { isOpen: true }, headers: staff })
  const variant = await shop.sizeOf('grinder')
  const count = (location: string, stock: number) =>
    shop.to(setListing, { params: { location, variant }, body: { stock, available: true }, headers: staff })
  await count('leslieville', 500)
  await count('queen-west', 0)
  expect(await alternativeTo('grinder')).toBe('leslieville')
  expect((await shop.to(createCart, { body: cart })).status).toBe(201)

  await shop.undo(draft)
  expect(await alternativeTo('grinder')).not.toBe('leslieville')
  expect(await slugs()).not.toContain('leslieville')
  expect(await statuses()).toEqual([404, 404, 404, 404, 404, 404])
  expect((await storesOfStaff()).find(({ slug }) => slug === 'leslieville')).toMatchObject({ isOpen: false })
})
