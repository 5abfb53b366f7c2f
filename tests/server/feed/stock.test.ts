import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createFeedKey, readFeedKeys, revokeFeedKey } from '../../../src/contract/feed/feed-keys.ts'
import { setFeedStock } from '../../../src/contract/feed/feed-stock.ts'
import { readLocation } from '../../../src/contract/store/location.ts'
import { feedKeys, listings, lots, orderLines, staffAudit } from '../../../src/server/db/schema.ts'
import { listenFromNow } from '../support/process/listen.ts'
import { openFeedShop } from '../support/feed.ts'
import { by } from '../support/loyalty.ts'

const shop = await openFeedShop()
const [mango, zebra] = ['036000291452', '4006381333931']
let till: Awaited<ReturnType<typeof shop.keyFor>>

beforeAll(async () => {
  till = await shop.keyFor(['stock'])
  await shop.mark('mango', { sku: 'MAN-1', gtin: `00${mango}` })
  await shop.mark('zebra', { gtin: `0${zebra}` })
})

const feed = (items: unknown[], headers = till.headers, location = 'queen-west', query = {}) =>
  shop.to(setFeedStock, { params: { location }, body: { items }, headers, query })
const results = async (items: unknown[]) => (await feed(items)).payload.results

describe('stock from the retailer’s system', () => {
  test('is set by external id, SKU or GTIN, and the same again changes nothing', async () => {
    const items = [
      { sku: 'man-1', stock: 7 },
      { gtin: zebra, stock: 8, available: false },
      { externalId: 'five-left', stock: 9 },
      { externalId: 'two-left-0', stock: 2 }
    ]
    expect((await results(items)).map(({ index, status }) => [index, status])).toEqual([
      [0, 'updated'],
      [1, 'updated'],
      [2, 'updated'],
      [3, 'unchanged']
    ])
    expect((await results(items)).map(({ status }) => status)).toEqual(Array(4).fill('unchanged'))
    expect([await shop.stockOf('mango'), await shop.stockOf('zebra'), await shop.stockOf('five-left')]).toEqual([
      7, 8, 9
    ])
    const ofZebra = await shop.db
      .select()
      .from(listings)
      .where(eq(listings.variantId, await shop.sizeOf('zebra')))
    expect(ofZebra.map(({ available }) => available).toSorted()).toEqual([false, true])
    const entries = await shop.db.select().from(staffAudit).where(eq(staffAudit.action, 'feed'))
    expect(entries).toMatchObject([{ memberId: null, memberName: 'Till', detail: 'stock: 3', ok: true }])
    await results([{ gtin: zebra, stock: 8, available: true }])
  })

  test('is refused for each item alone, with a code and a sentence in the language of the call', async () => {
    const items = [
      { sku: 'MAN-1', stock: -1 },
      { sku: 'MAN-1', stock: 1.5 },
      { sku: 'MAN-1' },
      { stock: 1 },
      { sku: 'nothing', stock: 1 },
      { gtin: '4.00638E+12', stock: 1 },
      { sku: 'MAN-1', gtin: zebra, stock: 1 },
      { gtin: mango, stock: 11 },
      { sku: 'MAN-1', stock: 12 },
      'MAN-1'
    ]
    const given = await results(items)
    expect(given.map(({ status, code, field }) => [status, code, field].filter(Boolean).join(' '))).toEqual([
      'refused number stock',
      'refused number stock',
      'refused required stock',
      'refused required externalId',
      'refused not_found sku',
      'refused wrong gtin',
      'refused conflict gtin',
      'updated',
      'refused repeated sku',
      'refused unknown body'
    ])
    expect(given[4]?.message).toBe('The store lists no product with this “sku”.')
    const french = await feed(items, till.headers, 'queen-west', { locale: 'fr-CA' })
    expect(french.payload.results[4]?.message).toBe('Le magasin n’offre aucun produit avec ce «\u00a0sku\u00a0».')
    expect(await shop.stockOf('mango')).toBe(11)
  })

  test('takes missing units from the oldest lot', async () => {
    const variantId = await shop.sizeOf('mango')
    const { id: locationId } = (await shop.to(readLocation, { params: { location: 'queen-west' } })).payload
    const lot = { locationId, variantId }
    await results([{ sku: 'MAN-1', stock: 10 }])
    await shop.db.insert(lots).values([
      { ...lot, number: 'OLD', packagedOn: '2026-09-01', left: 4 },
      { ...lot, number: 'NEW', packagedOn: '2026-10-01', left: 6 }
    ])
    await results([{ sku: 'MAN-1', stock: 5 }])
    const left = await shop.db.select().from(lots).where(eq(lots.variantId, variantId)).orderBy(lots.number)
    expect(left.map(({ number, left }) => [number, left])).toEqual([
      ['NEW', 5],
      ['OLD', 0]
    ])
  })

  test('reaches open pages', async () => {
    const { id } = (await shop.to(readLocation, { params: { location: 'queen-west' } })).payload
    const stream = await listenFromNow(shop.url, { channels: `location.${id}` })
    await results([{ sku: 'MAN-1', stock: 31 }])
    const [heard] = await stream.messages(1)
    expect(heard?.data.message).toMatchObject({ type: 'stock', stock: 31, available: true })
    stream.close()
  })
})

describe('a key of the feed', () => {
  test('opens what its scope and its stores are, and nothing without it', async () => {
    const items = [{ sku: 'MAN-1', stock: 3 }]
    const [other, elsewhere] = [await shop.keyFor(['catalog', 'orders']), await shop.keyFor(['stock'], ['calgary'])]
    const status = async (headers: Record<string, string>, location?: string) =>
      (await feed(items, headers as typeof till.headers, location)).status
    expect(await status({})).toBe(401)
    expect(await status({ Authorization: 'Bearer feed_wrong' })).toBe(401)
    expect(await status(by('staff'))).toBe(401)
    expect(await status(other.headers)).toBe(403)
    expect(await status(elsewhere.headers)).toBe(403)
    expect(await status(elsewhere.headers, 'calgary')).toBe(200)
    expect(await status(till.headers, 'nowhere')).toBe(404)
  })

  test('is made, listed and revoked by managers, shown once, and audited', async () => {
    const { key, secret, headers } = await shop.keyFor(['stock'])
    expect(secret.startsWith(key.prefix)).toBe(true)
    expect((await feed([], headers)).status).toBe(200)
    const listed = await shop.to(readFeedKeys, { headers: by('staff') })
    const own = listed.payload.keys.find(({ id }) => id === key.id)
    expect(own).toMatchObject({ name: 'Till', isActive: true, createdBy: 'Demo', lastUsedAt: expect.any(String) })
    expect(JSON.stringify([listed.payload, await shop.db.select().from(feedKeys)])).not.toContain(secret)
    const revoked = await shop.to(revokeFeedKey, { params: { key: key.id }, headers: by('staff') })
    expect(revoked.payload.isActive).toBe(false)
    expect((await feed([], headers)).status).toBe(401)
    const entries = await shop.db.select().from(staffAudit).where(eq(staffAudit.action, 'feed-key'))
    expect(entries.map(({ detail }) => detail)).toEqual(expect.arrayContaining(['Till, stock', `${key.id}, revoked`]))
    const unknown = { name: 'Till', scopes: ['stock' as const], locations: ['nowhere'] }
    expect((await shop.to(createFeedKey, { body: unknown, headers: by('staff') })).status).toBe(404)
    expect((await shop.to(readFeedKeys, { headers })).status).toBe(401)
  })

  test('may send up to 500 items in a request, also over 64 KiB', async () => {
    const items = Array.from({ length: 500 }, (_, at) => ({
      externalId: `${at}`.padEnd(100, 'x'),
      sku: `${at}`,
      stock: 1
    }))
    expect(JSON.stringify(items).length).toBeGreaterThan(64 * 1024)
    expect((await feed(items)).payload.results).toHaveLength(500)
    expect((await feed([...items, items[0]])).status).toBe(413)
  })
})

describe('a feed and orders at the same time', () => {
  test('don’t block each other, and no sale is lost', async () => {
    await results([{ sku: 'MAN-1', stock: 40 }])
    const orders = await Promise.all(
      Array.from({ length: 4 }, async () => shop.orderFor(await shop.cartWith({ mango: 2, zebra: 1 })))
    )
    const before = await shop.stockOf('mango')
    const others = [
      { gtin: zebra, stock: 50 },
      ...['five-left', 'two-left'].map(externalId => ({ externalId, stock: 5 }))
    ]
    const placed = await Promise.all([
      ...orders.map(async body => (await shop.send(body)).status),
      ...Array.from({ length: 8 }, async () => (await feed([...others].reverse())).status)
    ])
    expect(new Set(placed)).toEqual(new Set([200, 201]))
    expect(await shop.stockOf('mango')).toBe(before - 8)
    const sold = await shop.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.variantId, await shop.sizeOf('mango')))
    expect(sold.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(8)
  })
})
