import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { ListedSale } from '../../../contract/staff/staff-catalogue.ts'
import { listings, locations, products, variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { priceId } from '../things/prices.ts'
import { plain } from '../things/thing.ts'

/** Returns the sales: sizes whose sale has the same name and times, in all stores. */
export async function readSaleList(db: Queries): Promise<ListedSale[]> {
  const rows = await db
    .select({ name: listings.saleName, times: listings.saleTimes, size: listings.variantId, store: locations.slug })
    .from(listings)
    .innerJoin(locations, eq(locations.id, listings.locationId))
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(isNotNull(listings.salePrice), eq(products.discontinued, false)))
    .orderBy(asc(locations.sortOrder), asc(locations.slug), asc(listings.variantId))
  const sales = new Map<string, ListedSale>()
  for (const { name, times, size, store } of rows) {
    const { starts = null, ends = null, weekly = null } = times ?? {}
    const key = JSON.stringify([name?.en, name?.fr, starts, ends, weekly])
    const id = priceId(store, size)
    const sale = sales.get(key) ?? {
      id,
      name,
      times: plain(times) as ListedSale['times'],
      prices: [],
      stores: [],
      sizes: 0
    }
    sale.prices.push(id)
    if (!sale.stores.includes(store)) sale.stores.push(store)
    sales.set(key, sale)
  }
  return [...sales.values()].map(sale => ({
    ...sale,
    sizes: new Set(sale.prices.map(price => price.slice(price.lastIndexOf('/')))).size
  }))
}
