import { and, asc, eq } from 'drizzle-orm'
import type { lineProblem } from '../../../../src/contract/cart.ts'
import type { InferOutput } from 'valibot'
import { cartLines, carts, listings, locations, products, variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { notFound } from '../../http/refusal.ts'
import { locationColumns, type LocationRow } from '../locations/find-location.ts'

/** A cart as it is kept. */
export type CartRow = typeof carts.$inferSelect

/** What a line's product and listing say now; `price` and `available` are null where the store no longer lists it. */
export interface LineRow {
  id: string
  quantity: number
  variant: typeof variants.$inferSelect
  product: typeof products.$inferSelect
  listing: typeof listings.$inferSelect | null
}

/** A cart with its location and lines, in the order in which they were added. */
export interface LoadedCart {
  cart: CartRow
  location: LocationRow
  lines: LineRow[]
}

/** Loads a cart, if there is one. */
export async function findCart(db: Queries, id: string): Promise<LoadedCart | undefined> {
  const [cart] = await db.select().from(carts).where(eq(carts.id, id))
  return cart && loadRest(db, cart)
}

/** Loads a cart; refuses the call when there is none. */
export async function loadCart(db: Queries, id: string): Promise<LoadedCart> {
  const loaded = await findCart(db, id)
  if (loaded === undefined) throw notFound()
  return loaded
}

/** Loads a cart and keeps others from changing it until the transaction ends; refuses the call when there is none. */
export async function lockCart(tx: Queries, id: string): Promise<LoadedCart> {
  const [cart] = await tx.select().from(carts).where(eq(carts.id, id)).for('update')
  if (cart === undefined) throw notFound()
  return loadRest(tx, cart)
}

async function loadRest(db: Queries, cart: CartRow): Promise<LoadedCart> {
  const [location] = await db.select(locationColumns).from(locations).where(eq(locations.id, cart.locationId))
  if (location === undefined) throw notFound()
  const lines = await db
    .select({ id: cartLines.id, quantity: cartLines.quantity, variant: variants, product: products, listing: listings })
    .from(cartLines)
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(listings, and(eq(listings.variantId, variants.id), eq(listings.locationId, cart.locationId)))
    .where(eq(cartLines.cartId, cart.id))
    .orderBy(asc(cartLines.added))
  return { cart, location, lines }
}

/** Units of a line's variant that can be bought now. */
export const stockOf = ({ listing, product }: Pick<LineRow, 'listing' | 'product'>): number =>
  listing?.available && !product.discontinued ? listing.stock : 0

/** What stands in the way of buying a line as it is. */
export function problemOf(line: LineRow): InferOutput<typeof lineProblem> | null {
  if (line.listing === null || line.product.discontinued) return 'discontinued'
  const stock = stockOf(line)
  if (stock === 0) return 'sold_out'
  return stock < line.quantity ? 'short' : null
}
