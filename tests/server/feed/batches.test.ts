import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readFeedItems } from '../../../src/contract/feed/feed-items.ts'
import { readLocation } from '../../../src/contract/store/location.ts'
import { transaction } from '../../../src/server/db/connection/transaction.ts'
import { listings, lots, products } from '../../../src/server/db/schema.ts'
import { isAwaited } from '../support/database/is-awaited.ts'
import { ferry, openCatalogFeed } from '../support/feed.ts'
import { listenFromNow } from '../support/process/listen.ts'

const shop = await openCatalogFeed()
const { feed, statuses, itemOf } = shop

beforeAll(async () => {
  await shop.mark('mango', { sku: 'MAN-1' })
})

describe('a batch', () => {
  test('of a size that leaves out its stock waits for a sale under way, and keeps it', async () => {
    await shop.setListing('mango', { stock: 40 })
    const variantId = await shop.sizeOf('mango')
    const { sent } = await transaction(shop.db, async tx => {
      await tx.update(listings).set({ stock: 38 }).where(eq(listings.variantId, variantId))
      const answer = statuses([{ sku: 'MAN-1', price: 1100 }])
      await vi.waitFor(async () => expect(await isAwaited(tx)).toBe(true), 30_000)
      return { sent: answer }
    })
    expect(await sent).toEqual(['updated'])
    expect(await shop.stockOf('mango')).toBe(38)
  })

  test('that comes twice at the same time makes each product once', async () => {
    const items = [1, 2, 3].map(at => ({ ...ferry, sku: undefined, gtin: undefined, externalId: `twice-${at}` }))
    const both = await Promise.all([statuses(items), statuses(items.toReversed())])
    expect(both.flat().toSorted()).toEqual([...Array(3).fill('created'), ...Array(3).fill('unchanged')])
    const made = await shop.db.select().from(products).where(eq(products.externalId, 'twice'))
    expect(made).toHaveLength(1)
  })

  test('lets sizes exchange their SKUs, and refuses the SKU of a size that keeps it', async () => {
    const pair = ['9-1', '9-2'].map((externalId, at) => ({ ...ferry, gtin: undefined, externalId, sku: `SWAP-${at}` }))
    expect(await statuses(pair)).toEqual(['created', 'created'])
    const swapped = pair.map((item, at) => ({ ...item, sku: `SWAP-${1 - at}` }))
    expect(await statuses(swapped)).toEqual(['updated', 'updated'])
    expect([(await itemOf('9-1'))?.sku, (await itemOf('9-2'))?.sku]).toEqual(['SWAP-1', 'SWAP-0'])
    const renamed = { ...swapped[0], sku: 'SWAP-0', name: { en: 'Stolen' } }
    expect(await statuses([renamed, { externalId: '9-2', stock: 4 }])).toEqual(['refused conflict sku', 'updated'])
    expect((await itemOf('9-2'))?.name?.en).toBe('Ferry')
  })

  test('says to open pages of all stores that show a changed product that the menu has changed', async () => {
    const ids = await Promise.all(
      ['queen-west', 'calgary'].map(
        async location => (await shop.to(readLocation, { params: { location } })).payload.id
      )
    )
    const streams = await Promise.all(ids.map(async id => listenFromNow(shop.url, { channels: `location.${id}` })))
    await statuses([{ sku: 'MAN-1', name: { en: 'Mango', fr: 'Mangue mûre' } }])
    for (const stream of streams) {
      const [heard] = await stream.messages(1)
      expect(heard?.data.message).toEqual({ type: 'menu' })
      stream.close()
    }
  })

  test('sets the lot of the stock, and lower stock is taken from the oldest lot', async () => {
    const variantId = await shop.sizeOf('five-left')
    const left = async () =>
      (await shop.db.select().from(lots).where(eq(lots.variantId, variantId)).orderBy(lots.number)).map(row => [
        row.number,
        row.left
      ])
    await statuses([{ externalId: 'five-left', stock: 9, lot: { number: 'A', packagedOn: '2026-10-01', coa: null } }])
    expect(await left()).toEqual([['A', 9]])
    await statuses([{ externalId: 'five-left', stock: 6 }])
    expect(await left()).toEqual([['A', 6]])
  })
})

describe('a key of the feed', () => {
  test('reads and writes products with the scope “catalog”, at its stores', async () => {
    const [till, elsewhere] = [await shop.keyFor(['stock', 'orders']), await shop.keyFor(['catalog'], ['calgary'])]
    const reads = async (headers: Record<string, string>, location = 'queen-west') =>
      (await shop.to(readFeedItems, { params: { location }, headers })).status
    const writes = async ({ headers }: typeof till, location = 'queen-west') =>
      (await feed([], {}, location, headers)).status
    expect([await reads({}), await reads(till.headers), await reads(elsewhere.headers)]).toEqual([401, 403, 403])
    expect([await writes(till), await writes(elsewhere), await writes(elsewhere, 'calgary')]).toEqual([403, 403, 200])
    expect(await reads(elsewhere.headers, 'calgary')).toBe(200)
  })

  test('has ids of each store apart, or with the name of a list for all that share it', async () => {
    const item = { ...ferry, externalId: '77', sku: undefined, gtin: undefined }
    const made = async () => shop.db.select().from(products).where(eq(products.externalId, '77'))
    expect([await statuses([item]), await statuses([item], {}, 'calgary')]).toEqual([['created'], ['created']])
    expect((await made()).map(({ source }) => source).toSorted()).toEqual(['csv:calgary', 'csv:queen-west'])
    const shared = { ...item, externalId: '78' }
    const query = { source: 'head-office' }
    expect([await statuses([shared], query), await statuses([{ ...shared, price: 3300 }], query, 'calgary')]).toEqual([
      ['created'],
      ['created']
    ])
    const owners = await shop.db.select().from(products).where(eq(products.externalId, '78'))
    expect(owners.map(({ source }) => source)).toEqual(['list:head-office'])
    expect([(await itemOf('78'))?.price, (await itemOf('78', 'calgary'))?.price]).toEqual([2999, 3300])
    expect((await feed([shared], { source: 'Head Office' })).failure.fields).toEqual({ source: 'wrong' })
  })
})
