import { eq } from 'drizzle-orm'
import { categories, listings, locations, products, variants } from '../../../src/server/db/schema.ts'
import type { Queries } from '../../../src/server/db/types.ts'

/**
 * Computes the expected menu of a location from all rows, the plain and slow way; `limit` is the size of the first
 * page.
 */
export async function menuByHand(db: Queries, slug: string, language: 'en' | 'fr', limit: number) {
  const [shelves, rows, listed] = await Promise.all([
    db.select().from(categories),
    db.select().from(products),
    db
      .select()
      .from(listings)
      .innerJoin(variants, eq(variants.id, listings.variantId))
      .innerJoin(locations, eq(locations.id, listings.locationId))
      .where(eq(locations.slug, slug))
  ])
  const shelfOf = new Map(shelves.map(one => [one.id, one]))
  const sizesOf = (id: string) =>
    listed.filter(one => one.variants.productId === id && one.listings.available).map(one => one.listings)
  const place = (row: (typeof rows)[number]) => {
    const shelf = shelfOf.get(row.categoryId)
    const name = language === 'fr' ? row.sortNameFr : row.sortNameEn
    return [shelf?.sortOrder ?? 0, shelf?.slug ?? '', Number(!row.featured), name, row.id]
  }
  const menu = rows
    .map(row => ({ ...row, sizes: sizesOf(row.id), place: place(row) }))
    .filter(row => !row.discontinued && row.sizes.length > 0)
    .sort((a, b) => compare(a.place, b.place))
  const left = menu.map(row => ({ ...row, sizes: row.sizes.filter(size => size.stock > 0) }))
  const featured = left.filter(row => row.featured && row.sizes.length > 0).slice(0, 8)
  const onSale = left.filter(row => row.sizes.some(size => (size.salePrice ?? size.price) < size.price)).slice(0, 8)
  const firstPage = new Set(menu.slice(0, limit).map(row => row.slug))
  const highlights = new Set([...featured, ...onSale].map(row => row.slug))
  return {
    products: menu.map(row => row.slug),
    highlights: [...highlights].filter(one => !firstPage.has(one)),
    total: menu.length,
    counts: Object.fromEntries(
      shelves.map(one => [
        one.slug,
        menu.filter(row => row.categoryId === one.id || row.subCategoryId === one.id).length
      ])
    )
  }
}

/** Compares part by part: numbers numerically, texts bytewise. */
function compare(a: (number | string)[], b: (number | string)[]): number {
  for (const [at, part] of a.entries()) {
    const other = b[at] ?? ''
    const order =
      typeof part === 'number' ? part - Number(other) : Buffer.compare(Buffer.from(part), Buffer.from(`${other}`))
    if (order !== 0) return order
  }
  return 0
}
