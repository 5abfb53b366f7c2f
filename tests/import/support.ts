import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { seed } from '../../demo/catalogue/index.ts'
import { openDatabase } from '../../src/server/db/connection/open.ts'
import { categories, listings, locations, products, variants } from '../../src/server/db/schema.ts'
import type { Database } from '../../src/server/db/types.ts'
import { seedShop } from '../../src/server/seed/seed-shop.ts'
import { makeDatabase } from '../server/support/database/database.ts'
import { copyTables, putBackTables } from '../server/support/database/seeded.ts'

/** A list with every known hazard. */
export const fixture = fileURLToPath(new URL('fixture.csv', import.meta.url))

/** A demo shop's database; `url` is undefined for the embedded one in memory. */
export interface Shop {
  db: Database
  url: string | undefined
}

async function createShop(): Promise<Shop> {
  const { url } = await makeDatabase()
  const { db } = await openDatabase({ url })
  await seedShop(db, seed, new Date('2026-11-21T12:00:00Z'))
  await copyTables(db)
  return { db, url }
}

let created: Promise<Shop> | undefined

/** Opens the demo shop of this worker, as nothing has been imported into it yet. */
export async function openShop(): Promise<Shop> {
  created ??= createShop()
  const shop = await created
  await putBackTables(shop.db)
  return shop
}

/** Writes a file that is there until the test is over, and returns its path. */
export async function fileWith(content: string | Buffer, name = 'list.csv'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'menu-import-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

/** Returns the imported sizes of a location with their product, by external ids. */
export async function imported(db: Database, location: string) {
  const rows = await db
    .select({ product: products, variant: variants, listing: listings, category: categories.slug })
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(locations, eq(locations.id, listings.locationId))
    .where(eq(locations.slug, location))
  const own = rows.filter(row => /^(?:csv|list):/.test(row.product.source))
  return new Map(own.map(row => [`${row.product.externalId}-${row.variant.externalId}`, row]))
}

/** Returns the contents of the menu tables, for comparison. */
export async function snapshot(db: Database) {
  return {
    categories: await db.select().from(categories).orderBy(categories.id),
    products: await db.select().from(products).orderBy(products.id),
    variants: await db.select().from(variants).orderBy(variants.id),
    listings: await db.select().from(listings).orderBy(listings.locationId, listings.variantId),
    locations: await db.select().from(locations).orderBy(locations.id)
  }
}
