import { and, asc, eq, ilike, or, sql } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { listing } from '../../contract/staff/staff-board.ts'
import { identifierKeys } from '../../rules/catalog/identifiers.ts'
import { listings, products, skuKeyOf, variants } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import type { Language } from '../http/request/language.ts'
import { isSimilar, wordsOf } from './similar.ts'

const MOST = 50

type Listing = InferInput<typeof listing>

function columnsIn(language: Language) {
  const { variantId: variant, stock, available } = listings
  const { name, brand } = products
  return {
    variant,
    name: sql<string>`${name}->>${language}`,
    brand,
    variantName: sql<string>`${variants.size}->>${language}`,
    sku: variants.sku,
    gtin: variants.gtin,
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

/**
 * Finds a location's listings by the words of their name, brand and size: up to fifty sizes, by name. If there is none,
 * those with similar words, as a hurried hand types them. A SKU or GTIN, as a scanner types it, finds its size alone.
 */
export async function findListings(db: Queries, locationId: string, q: string, language: Language): Promise<Listing[]> {
  const scanned = await identified(db, locationId, q, language)
  if (scanned.length > 0) return scanned
  const exact = await listingsWith(db, locationId, q, language)
  if (exact.length > 0) return exact
  const typed = wordsOf(q)
  const all = await listed(db, language)
    .where(eq(listings.locationId, locationId))
    .orderBy(...byName(language))
  return all
    .filter(({ name, brand, variantName }) => {
      const words = wordsOf(`${name} ${brand} ${variantName}`)
      return typed.length > 0 && typed.every(term => words.some(word => isSimilar(term, word)))
    })
    .slice(0, MOST)
}

async function identified(db: Queries, locationId: string, q: string, language: Language): Promise<Listing[]> {
  const { sku, gtin } = identifierKeys(q)
  const isIt = [
    sku === undefined ? undefined : eq(skuKeyOf(variants.sku), sku),
    gtin === undefined ? undefined : eq(variants.gtin, gtin)
  ].filter(part => part !== undefined)
  if (isIt.length === 0) return []
  return listed(db, language).where(and(eq(listings.locationId, locationId), or(...isIt)))
}

function listingsWith(db: Queries, locationId: string, q: string, language: Language): Promise<Listing[]> {
  const words = q.split(/[\s,]+/).filter(Boolean)
  const holds = words.map(word => {
    const like = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    const { name, brand } = products
    return or(
      ilike(sql`${name}->>${language}`, like),
      ilike(brand, like),
      ilike(sql`${variants.size}->>${language}`, like)
    )
  })
  return listed(db, language)
    .where(and(eq(listings.locationId, locationId), ...holds))
    .orderBy(...byName(language))
    .limit(MOST)
}

const byName = (language: Language) => [
  asc(language === 'fr' ? products.sortNameFr : products.sortNameEn),
  asc(products.brand),
  asc(variants.sortOrder),
  asc(variants.id)
]

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
