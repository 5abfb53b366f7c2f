import { and, asc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Listing } from '../../../../src/contract/staff/staff.ts'
import { listings, products, variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Language } from '../../http/request/language.ts'

const MOST = 50

function columnsIn(language: Language) {
  const { variantId: variant, stock, available } = listings
  const { name, brand } = products
  return {
    variant,
    name: sql<string>`${name}->>${language}`,
    brand,
    variantName: sql<string>`${variants.size}->>${language}`,
    stock,
    available
  }
}

function listed(db: Queries, language: Language) {
  return db
    .select(columnsIn(language))
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
}

/** Finds a location's listings whose name or brand contains each word: up to fifty sizes, by name. */
export function findListings(db: Queries, locationId: string, q: string, language: Language): Promise<Listing[]> {
  const words = q.split(/\s+/).filter(Boolean)
  const holds = words.map(word => {
    const like = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    return or(ilike(sql`${products.name}->>${language}`, like), ilike(products.brand, like))
  })
  const name = language === 'fr' ? products.sortNameFr : products.sortNameEn
  return listed(db, language)
    .where(and(eq(listings.locationId, locationId), ...holds))
    .orderBy(asc(name), asc(products.brand), asc(variants.sortOrder), asc(variants.id))
    .limit(MOST)
}

/** Returns one size of a location's listings; undefined if it is not listed. */
export async function readListing(
  db: Queries,
  locationId: string,
  variant: string,
  language: Language
): Promise<Listing | undefined> {
  const [row] = await listed(db, language).where(
    and(eq(listings.locationId, locationId), eq(listings.variantId, variant))
  )
  return row
}
