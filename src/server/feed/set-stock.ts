import { and, eq, inArray, or } from 'drizzle-orm'
import { type FeedStock, feedStock } from '../../contract/feed/feed-stock.ts'
import type { FeedResult } from '../../contract/feed/feed-result.ts'
import { skuKey } from '../../rules/catalog/identifiers.ts'
import type { Context } from '../context.ts'
import { runStatement, type Statement } from '../db/connection/statement.ts'
import { transaction } from '../db/connection/transaction.ts'
import { listings, products, skuKeyOf, variants } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import type { Language } from '../http/request/language.ts'
import { publishStock } from '../shop/locations/publish-location.ts'
import { trimLots } from '../shop/lots/trim-lots.ts'
import { noteStaff } from '../staff/audited.ts'
import { createSizeFinder, type IdentifiedSize, joinedId } from './find-size.ts'
import { fieldOf, type Identity, type Refusal } from './item.ts'
import type { FeedCaller } from './only-feed.ts'
import { readItems, refusedResult } from './read-items.ts'

/** Up to as many changed sizes have messages of their own; past that, one says that the menu has changed. */
const MOST_MESSAGES = 20

/**
 * Sets the stock of a batch ($2) where it differs. Listings are locked in the order of their ids, as by orders, so that both
 * wait for one another instead of deadlocking.
 */
const setting: Statement = {
  name: 'set_feed_stock',
  text: `
    with given as materialized (
      select * from jsonb_to_recordset($2::jsonb) as item (variant_id text, stock int, available boolean)
    ), held as materialized (
      select listing.variant_id, listing.stock, listing.available
      from (select variant_id from given order by variant_id) as item
      cross join lateral (
        select * from listings where location_id = $1 and variant_id = item.variant_id for no key update
      ) as listing
    )
    update listings
    set stock = given.stock, available = coalesce(given.available, held.available), updated_at = $3::timestamptz
    from given join held on held.variant_id = given.variant_id
    where listings.location_id = $1 and listings.variant_id = given.variant_id
      and (given.stock, coalesce(given.available, held.available)) is distinct from (held.stock, held.available)
    returning listings.variant_id as variant`
}

type Item = FeedStock & Identity

/** Sets the stock of a location's sizes, each item alone, in one transaction with its message and its audit entry. */
export async function setStock(
  context: Context,
  { member, location }: FeedCaller,
  given: readonly unknown[],
  language: Language
): Promise<FeedResult[]> {
  const read = readItems(feedStock, given)
  const items = read.flatMap(one => (one.ok ? [one.item] : []))
  const find = createSizeFinder(await sizesAt(context.db, location.id, items))
  const wanted = new Map<string, Item>()
  const places = read.map((one): string | Refusal => {
    if (!one.ok) return one
    const size = find(one.item)
    if (size === undefined) return { code: 'not_found', field: fieldOf(one.item) }
    if ('code' in size) return size
    if (wanted.has(size.id)) return { code: 'repeated', field: fieldOf(one.item) }
    wanted.set(size.id, one.item)
    return size.id
  })
  const changed = await writeStock(context, { member, location }, wanted)
  return places.map((place, index) =>
    typeof place === 'string'
      ? { index, status: changed.has(place) ? 'updated' : 'unchanged' }
      : refusedResult(index, place, language)
  )
}

async function writeStock(
  context: Context,
  { member, location }: FeedCaller,
  wanted: ReadonlyMap<string, Item>
): Promise<Set<string>> {
  if (wanted.size === 0) return new Set()
  const { db, clock, publish, wake } = context
  const rows = [...wanted].map(([variant_id, { stock, available }]) => ({ variant_id, stock, available }))
  const changed = await transaction(db, async tx => {
    const values = [location.id, JSON.stringify(rows), clock().toISOString()]
    const ids = (await runStatement<{ variant: string }>(tx, setting, values)).map(({ variant }) => variant)
    if (ids.length === 0) return ids
    await trimLots(tx, location.id)
    if (ids.length <= MOST_MESSAGES) await publishStock(tx, context, location.id, ids)
    else await publish(tx, { channel: `location.${location.id}`, message: { type: 'menu' } })
    const detail = `stock: ${ids.length}`
    await noteStaff(tx, context, member, { action: 'feed', locationId: location.id, detail })
    return ids
  })
  wake()
  return new Set(changed)
}

/** Reads the sizes that a location lists and that may be those of the items. */
async function sizesAt(db: Queries, locationId: string, items: readonly Identity[]): Promise<IdentifiedSize[]> {
  const some = (values: (string | undefined)[]) => [...new Set(values.filter(value => value !== undefined))]
  const ids = some(items.map(({ externalId }) => externalId))
  const isIt = or(
    inArray(skuKeyOf(variants.sku), some(items.map(({ sku }) => sku && skuKey(sku)))),
    inArray(variants.gtin, some(items.map(({ gtin }) => gtin))),
    // `12002-1` is the size 1 of product 12002, and an id of its own.
    inArray(products.externalId, [...ids, ...ids.map(id => id.replace(/-\d+$/, ''))])
  )
  const rows = await db
    .select({
      id: variants.id,
      product: products.externalId,
      size: variants.externalId,
      sku: variants.sku,
      gtin: variants.gtin
    })
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(listings.locationId, locationId), isIt))
  return rows.map(({ product, size, ...row }) => ({ ...row, externalId: joinedId(product, size) }))
}
