import { and, eq, gt } from 'drizzle-orm'
import type { ClockOffset } from '../../../rules/time/clock-offsets.ts'
import { business, deals, listings, locations, products, variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { lineProduct, type LineRow } from '../../ordering/carts/load-cart.ts'
import { type CartPromos, readPromos } from '../../ordering/promos/read-promos.ts'
import type { StoredMarket } from '../../shop/business/market.ts'
import type { LocationRow } from '../../shop/locations/find-location.ts'
import { zoneOffsets } from '../../shop/locations/zone-offsets.ts'

/** A size on sale in a store. */
export type Offered = Pick<LineRow, 'variant' | 'product'> & { listing: typeof listings.$inferSelect }

/** Everything of a shop that prices its orders. */
export interface PricedShop {
  currency: string
  market: StoredMarket
  takesDeposits: boolean
  promos: CartPromos
}

/** A store with the offsets of its clocks, from which wall times are read faster. */
export type PastStore = LocationRow & { zoneOffsets: ClockOffset[] }

/** A store and the sizes that it has on sale. */
export interface Shelf {
  location: PastStore
  offered: Offered[]
}

/** Reads everything by which orders of the shop are priced. */
export async function readShop(db: Queries, now: Date): Promise<PricedShop> {
  const [row] = await db
    .select({ currency: business.currency, market: business.market, takesDeposits: business.takesDeposits })
    .from(business)
  if (row === undefined) throw new Error('No shop is set up.')
  const rows = await db.select().from(deals).orderBy(deals.sortOrder, deals.id)
  return { ...row, promos: await readPromos(db, { codes: [], deals: rows, person: undefined, now }) }
}

/** Reads a store and its sizes in stock, in the order of their products' slugs; undefined if there is no such store. */
export async function readShelf(db: Queries, slug: string, now: Date): Promise<Shelf | undefined> {
  const [location] = await db.select().from(locations).where(eq(locations.slug, slug))
  if (location === undefined) return undefined
  const offered = await db
    .select({ variant: variants, product: lineProduct, listing: listings })
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        eq(listings.locationId, location.id),
        gt(listings.stock, 0),
        eq(listings.available, true),
        eq(products.discontinued, false)
      )
    )
    .orderBy(products.slug, variants.id)
  return { location: { ...location, zoneOffsets: zoneOffsets(location.timezone, now.getTime()) }, offered }
}
