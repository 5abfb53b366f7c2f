import { eq, getTableColumns } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { mostSuggestions, readSuggestions } from '../../../src/contract/catalog/suggestions.ts'
import {
  locations,
  newId,
  orderLines,
  orders,
  pairCounts,
  productPairs,
  products
} from '../../../src/server/db/schema.ts'
import { COUNTED_DAYS, countPairs } from '../../../src/server/shop/suggestions/count-pairs.ts'
import { ada, openShop } from '../support/shop.ts'

const shop = await openShop()
const NOW = new Date('2026-11-21T15:00:00Z')
const DAY = 24 * 60 * 60 * 1000

/** Products by slug and stores by slug, as ids. */
const productIds = new Map((await shop.db.select().from(products)).map(({ slug, id }) => [slug, id]))
await shop.db.update(products).set({ form: 'accessory' }).where(eq(products.slug, 'grinder'))
const storeIds = new Map((await shop.db.select().from(locations)).map(({ slug, id }) => [slug, id]))
const slugOf = (id: string) => [...productIds].find(([, each]) => each === id)?.[0] ?? id

interface Bought {
  location?: string
  shopper?: number
  status?: 'completed' | 'cancelled' | 'placed'
  daysAgo?: number
}

let serial = 0

/** Stores an order of some products: by a shopper of its own, completed yesterday at Queen West, by default. */
async function bought(
  slugs: string[],
  { location = 'queen-west', shopper, status = 'completed', daysAgo = 1 }: Bought = {}
) {
  serial += 1
  const [id, at] = [newId(), new Date(NOW.getTime() - daysAgo * DAY)]
  await shop.db.insert(orders).values({
    id,
    number: `T-${serial}`,
    pickupCode: 'A1',
    cartId: newId(),
    locationId: storeIds.get(location)!,
    method: 'pickup',
    slotId: 'slot',
    slotStart: at,
    slotEnd: at,
    firstName: ada.first_name,
    lastName: ada.last_name,
    phone: ada.phone,
    email: `shopper-${shopper ?? `of-${serial}`}@shop.example`,
    locale: 'en',
    tender: 'in_store',
    subtotal: 0,
    savings: 0,
    taxes: [],
    total: 0,
    currency: 'CAD',
    equivalentMilli: 0,
    placedAt: at,
    endedAt: status === 'placed' ? null : at,
    status
  })
  const lines = slugs.map((slug, position) => ({
    orderId: id,
    position,
    variantId: `${slug} size`,
    productId: productIds.get(slug)!,
    productSlug: slug,
    name: { en: slug, fr: slug },
    brand: 'House',
    variantName: { en: '', fr: '' },
    quantity: 1,
    unitPrice: 0,
    regularPrice: 0,
    limitClass: 'dried' as const,
    equivalentMilli: 0
  }))
  await shop.db.insert(orderLines).values(lines)
}

/** Stores as many orders of the same products. */
async function times(count: number, slugs: string[], how?: Bought) {
  for (let nth = 0; nth < count; nth++) await bought(slugs, how)
}

/** Orders against which a pair is seen to be no chance. */
async function others(location?: string) {
  await times(60, ['mango'], { ...(location !== undefined && { location }) })
  await times(6, ['zebra'], { ...(location !== undefined && { location }) })
  await times(6, ['gummies'], { ...(location !== undefined && { location }) })
}

const count = (now = NOW) => countPairs({ db: shop.db, clock: () => now })
const pairs = async () =>
  (await shop.db.select().from(productPairs)).map(({ productId, otherId, together }) => [
    slugOf(productId),
    slugOf(otherId),
    together
  ])
const read = (slugs: string[], more: { left?: string } = {}, location = 'queen-west') =>
  shop.to(readSuggestions, {
    params: { location },
    query: { locale: 'en-CA', products: slugs.map(slug => productIds.get(slug) ?? slug).join(','), ...more }
  })
const suggested = async (...given: Parameters<typeof read>) =>
  (await read(...given)).payload.suggestions.map(({ product, reason }) => [slugOf(product), reason.kind])
const setStore = (change: Partial<typeof locations.$inferInsert>) =>
  shop.db.update(locations).set(change).where(eq(locations.slug, 'queen-west'))

beforeEach(async () => {
  await shop.db.delete(orders)
  await shop.db.delete(productPairs)
  await shop.db.delete(pairCounts)
  await setStore({ suggestions: true })
})

describe('counting pairs', () => {
  test('keeps a pair of ten orders both ways, and none of nine', async () => {
    await others()
    await times(10, ['zebra', 'gummies', 'mango'])
    await times(9, ['apple', 'drink'])
    await count()
    expect((await pairs()).sort()).toEqual([
      ['gummies', 'zebra', 10],
      ['zebra', 'gummies', 10]
    ])
  })

  test('keeps nothing about a person: no name is in any row, and a pair of one shopper’s many orders is none', async () => {
    await others()
    await times(30, ['zebra', 'gummies'], { shopper: 1 })
    for (let shopper = 2; shopper <= 9; shopper++) await times(3, ['zebra', 'gummies'], { shopper })
    await count()
    expect(await pairs()).toEqual([])
    await times(1, ['zebra', 'gummies'], { shopper: 10 })
    await shop.db.delete(pairCounts)
    await count()
    const rows = await shop.db.select().from(productPairs)
    expect(rows).toHaveLength(2)
    expect(Object.keys(getTableColumns(productPairs))).toEqual([
      'locationId',
      'productId',
      'otherId',
      'together',
      'strength'
    ])
    const text = JSON.stringify([rows, await shop.db.select().from(pairCounts), (await read(['zebra'])).payload])
    for (const word of [ada.first_name, ada.last_name, ada.phone, 'shopper-']) expect(text).not.toContain(word)
  })

  test('counts an order of two sizes of a product once', async () => {
    await others()
    await times(5, ['zebra', 'zebra', 'gummies', 'gummies'])
    await count()
    expect(await pairs()).toEqual([])
  })

  test('counts each store’s own orders', async () => {
    await others()
    await others('calgary')
    await times(6, ['zebra', 'gummies'])
    await times(12, ['zebra', 'gummies'], { location: 'calgary' })
    await count()
    const rows = await shop.db.select({ store: productPairs.locationId }).from(productPairs)
    expect(rows.map(({ store }) => store)).toEqual([storeIds.get('calgary'), storeIds.get('calgary')])
    expect((await suggested(['zebra'])).map(([, kind]) => kind)).not.toContain('together')
  })

  test('counts completed orders of the last months alone', async () => {
    await others()
    await times(6, ['zebra', 'gummies'])
    await times(6, ['zebra', 'gummies'], { status: 'cancelled' })
    await times(6, ['zebra', 'gummies'], { status: 'placed' })
    await times(6, ['zebra', 'gummies'], { daysAgo: COUNTED_DAYS + 1 })
    await count()
    expect(await pairs()).toEqual([])
  })

  test('is done by one of several processes, and again after hours; old pairs go', async () => {
    await others()
    await times(10, ['zebra', 'gummies'])
    await Promise.all([count(), count(), count()])
    expect(await pairs()).toHaveLength(2)
    await shop.db.delete(orders)
    await count(new Date(NOW.getTime() + DAY / 6))
    expect(await pairs()).toHaveLength(2)
    await count(new Date(NOW.getTime() + DAY))
    expect(await pairs()).toEqual([])
  })

  test('skips a store whose suggestions are off, and drops its pairs', async () => {
    await others()
    await times(10, ['zebra', 'gummies'])
    await count()
    expect(await suggested(['zebra'])).toContainEqual(['gummies', 'together'])
    await setStore({ suggestions: false })
    expect(await suggested(['zebra'])).toEqual([])
    await count()
    expect(await pairs()).toEqual([])
    await setStore({ suggestions: true })
    await count()
    expect(await pairs()).toHaveLength(2)
  })
})

describe('suggestions', () => {
  test('begin with pairs, and go on by facts of the shelf', async () => {
    await others()
    await times(10, ['zebra', 'gummies'])
    await count()
    const { status, payload, headers } = await read(['zebra'])
    expect(status).toBe(200)
    const [first, ...rest] = payload.suggestions
    expect(first).toEqual({
      product: productIds.get('gummies'),
      variant: await shop.sizeOf('gummies'),
      reason: { kind: 'together', of: productIds.get('zebra') }
    })
    expect(rest.map(({ product, reason }) => [slugOf(product), reason.kind])).toContainEqual(['grinder', 'fits'])
    expect(payload.suggestions).toHaveLength(mostSuggestions.returned)
    expect(headers.get('cache-control')).toContain('public')
    expect(headers.get('etag')).toBeTruthy()
  })

  test('come from the shelf alone where there are no pairs', async () => {
    const kinds = (await suggested(['zebra'])).map(([, kind]) => kind)
    expect(kinds).toHaveLength(6)
    expect(kinds).not.toContain('together')
  })

  test('are in stock, offered and listed, those of a pair too', async () => {
    await others()
    await times(10, ['zebra', 'gummies'])
    await count()
    for (const change of [{ stock: 0 }, { available: false }]) {
      await shop.setListing('gummies', change)
      expect(await suggested(['zebra'])).not.toContainEqual(['gummies', 'together'])
      await shop.setListing('gummies', { stock: 99, available: true })
    }
    expect(await suggested(['zebra'])).toContainEqual(['gummies', 'together'])
    const slugs = (await suggested(['zebra', 'gummies', 'apple', 'mango'])).map(([slug]) => slug)
    for (const missing of ['sold-out', 'gone', 'calgary-only', 'zebra', 'gummies', 'apple', 'mango'])
      expect(slugs).not.toContain(missing)
  })

  test('are within the rest of the purchase limit, those of a pair too', async () => {
    await others()
    await times(10, ['zebra', 'gummies'])
    await count()
    // 10 g of gummies equal 0.667 g of dried cannabis.
    expect(await suggested(['zebra'], { left: '0.667' })).toContainEqual(['gummies', 'together'])
    expect(await suggested(['zebra'], { left: '0.66' })).not.toContainEqual(['gummies', 'together'])
    expect(await suggested(['zebra'], { left: '0' })).toEqual([['grinder', 'fits']])
    expect(await suggested(['zebra'], { left: '9999' })).toEqual(await suggested(['zebra']))
  })

  test('follow the sale that is in force', async () => {
    await shop.setListing('mango', { salePrice: 500 })
    const { payload } = await read(['zebra'])
    const { reason } = payload.suggestions.find(({ product }) => slugOf(product) === 'mango')!
    expect(reason).toMatchObject({ kind: 'cheaper', percent: 50 })
    await shop.setListing('mango', { salePrice: 500, saleTimes: { starts: '2030-01-01T00:00:00Z' } })
    expect(await suggested(['zebra'])).not.toContainEqual(['mango', 'cheaper'])
    await shop.setListing('mango', { salePrice: null, saleTimes: null })
  })

  test('name the field of a wrong request, and are empty for unknown products', async () => {
    expect((await read([])).failure.fields).toEqual({ products: 'required' })
    expect((await read(Array.from({ length: 31 }, (_, at) => `p${at}`))).failure.fields).toEqual({
      products: 'too_long'
    })
    for (const left of ['-1', 'x', '1e3', ''])
      expect((await read(['zebra'], { left })).failure.fields).toEqual({ left: 'number' })
    expect(await suggested(['nothing'])).toEqual([])
    expect((await read(['zebra'], {}, 'nowhere')).status).toBe(404)
  })
})
