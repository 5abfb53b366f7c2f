import { eq } from 'drizzle-orm'
import { type FeedItem, readFeedItems, setFeedItems } from '../../../src/contract/feed/feed-items.ts'
import { createFeedKey, type FeedScope } from '../../../src/contract/feed/feed-keys.ts'
import { variants } from '../../../src/server/db/schema.ts'
import { by } from './loyalty.ts'
import { openLivelyShop } from './order-life.ts'

/** Opens a shop with what tests of the feed do. */
export async function openFeedShop() {
  const shop = await openLivelyShop()

  /** Creates a key of the feed and returns the headers of its calls. */
  async function keyFor(scopes: FeedScope[], locations: string[] | null = null) {
    const body = { name: 'Till', scopes, locations }
    const { key, secret } = (await shop.to(createFeedKey, { body, headers: by('staff') })).payload
    return { key, secret, headers: { Authorization: `Bearer ${secret}` } }
  }

  /** Gives the first size of a product identifiers. */
  async function mark(product: string, identifiers: { sku?: string; gtin?: string }): Promise<string> {
    const id = await shop.sizeOf(product)
    await shop.db.update(variants).set(identifiers).where(eq(variants.id, id))
    return id
  }

  return { ...shop, keyFor, mark }
}

/** A size of a product that the shop doesn't have. */
export const ferry = {
  externalId: '12002-1',
  name: { en: 'Ferry', fr: 'Traversier' },
  brand: 'House',
  category: 'flower',
  subCategory: 'small-buds',
  strain: 'Ferry',
  strainType: 'sativa',
  thc: { min: 20, max: 24, unit: '%' },
  cbd: null,
  size: { en: '3.5 g' },
  price: 2999,
  stock: 12,
  sku: 'FER-1',
  gtin: '036000291452'
} satisfies FeedItem

/** Opens a shop with a key for its products, and calls with it. */
export async function openCatalogFeed() {
  const shop = await openFeedShop()
  const { headers } = await shop.keyFor(['catalog'])

  const feed = async (items: unknown[], query = {}, location = 'queen-west', by = headers) =>
    shop.to(setFeedItems, { params: { location }, body: { items }, headers: by, query })

  const results = async (items: unknown[], query = {}, location?: string) =>
    (await feed(items, query, location)).payload.results

  /** Sends items and returns the status of each, with the code and the field of a refused one. */
  const statuses = async (items: unknown[], query = {}, location?: string) =>
    (await results(items, query, location)).map(({ status, code, field }) =>
      [status, code, field].filter(Boolean).join(' ')
    )

  const listed = async (after = '', location = 'queen-west') =>
    (await shop.to(readFeedItems, { params: { location }, query: { after }, headers })).payload

  const itemOf = async (externalId: string, location?: string) =>
    (await listed('', location)).items.find(item => item.externalId === externalId)

  return { ...shop, headers, feed, results, statuses, listed, itemOf }
}
