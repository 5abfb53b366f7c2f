import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { business, listings, locations, newId, orderLines, products, variants } from '../../../db/schema.ts'
import type { Queries, Transaction } from '../../../db/types.ts'
import { notFound } from '../../../http/api-error.ts'
import type { LocationRow } from '../../../shop/locations/find-location.ts'
import type { StoredMarket } from '../../../shop/business/market.ts'
import { timeAt } from '../../../shop/menu/sale.ts'
import { type LineRow, lineProduct } from '../../carts/load-cart.ts'
import { listingAt } from '../../carts/listing-at.ts'
import type { OrderLineRow } from '../place/insert-order.ts'
import type { OrderRow } from '../read-orders.ts'

/** A size of the catalogue, with its listing at the order's store. */
interface Size extends Pick<LineRow, 'variant' | 'product'> {
  listing: typeof listings.$inferSelect | null
}

/** A placed order with its store, its lines, and the sizes of the catalogue that its change is about. */
export interface LoadedOrder {
  order: OrderRow
  location: LocationRow
  market: StoredMarket
  takesDeposits: boolean
  lines: OrderLineRow[]
  sizes: ReadonlyMap<string, Size>
}

/** Reads the rest of an order, with the sizes of its lines and others that are added. */
export async function loadOrder(db: Queries, order: OrderRow, added: readonly string[]): Promise<LoadedOrder> {
  const [location] = await db
    .select(getTableColumns(locations))
    .from(locations)
    .where(eq(locations.id, order.locationId))
  if (location === undefined) throw notFound()
  const [shop] = await db.select({ market: business.market, takesDeposits: business.takesDeposits }).from(business)
  const lines = await readLines(db, order.id)
  const wanted = [...new Set([...lines.map(line => line.variantId), ...added])]
  const rows = await db
    .select({ variant: variants, product: lineProduct, listing: listings })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(listings, and(eq(listings.variantId, variants.id), eq(listings.locationId, order.locationId)))
    .where(inArray(variants.id, wanted))
  const sizes = new Map(rows.map(row => [row.variant.id, row]))
  return { order, location, market: shop?.market ?? null, takesDeposits: shop?.takesDeposits ?? true, lines, sizes }
}

const readLines = (db: Queries, orderId: string): Promise<OrderLineRow[]> =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))

/**
 * Locks the listings of sizes at a store until the transaction ends, in the order of their ids, in which orders that are placed
 * lock them too.
 */
export async function lockListings(tx: Transaction, locationId: string, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return
  await tx
    .select({ id: listings.variantId })
    .from(listings)
    .where(and(eq(listings.locationId, locationId), inArray(listings.variantId, [...variantIds])))
    .orderBy(asc(listings.variantId))
    .for('no key update')
}

/**
 * Returns a line of an order for pricing: with the prices at which it was bought, and as if in stock, because it is reserved.
 * Undefined if its size is no longer in the catalogue.
 */
export function boughtRow(line: OrderLineRow, { sizes, location }: LoadedOrder): LineRow | undefined {
  const size = sizes.get(line.variantId)
  if (size === undefined) return undefined
  const { unitPrice, regularPrice } = line
  const salePrice = unitPrice < regularPrice ? unitPrice : null
  const { variant, product } = size
  const sold = { price: regularPrice, salePrice, stock: Infinity, available: true, saleChange: Infinity }
  return {
    id: line.id,
    quantity: line.quantity,
    note: line.note,
    ifMissing: line.ifMissing,
    variant,
    product: { ...product, discontinued: false },
    listing: { ...blankListing(variant.id, location.id), ...size.listing, ...sold }
  }
}

/** Returns a line of a size that an order doesn't have yet, at its price of now; undefined if the store doesn't list it. */
export function addedRow(variantId: string, { sizes, location }: LoadedOrder, now: Date): LineRow | undefined {
  const size = sizes.get(variantId)
  if (!size?.listing) return undefined
  const listing = listingAt(size.listing, timeAt(location, now))
  return { ...size, id: newId(), quantity: 0, note: null, ifMissing: null, listing }
}

/** A listing for a size that its store has taken off its list. */
const blankListing = (variantId: string, locationId: string): typeof listings.$inferSelect => ({
  locationId,
  variantId,
  price: 0,
  salePrice: null,
  saleName: null,
  saleTimes: null,
  stock: 0,
  available: false,
  updatedAt: new Date(0)
})
