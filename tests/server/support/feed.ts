import { eq } from 'drizzle-orm'
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
