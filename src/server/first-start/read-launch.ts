import { and, asc, countDistinct, eq, inArray, sql } from 'drizzle-orm'
import type { Launch } from '../../contract/staff/launch.ts'
import { business, listings, locations, products, variants } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import type { Language } from '../http/request/language.ts'

/** Reads a shop’s progress towards its opening; `stores` are those of the member, by slug, null for all. */
export async function readLaunchOf(db: Queries, stores: readonly string[] | null, language: Language): Promise<Launch> {
  const [shop] = await db.select().from(business)
  const rows = await db
    .select()
    .from(locations)
    .where(and(eq(locations.isListed, true), stores ? inArray(locations.slug, [...stores]) : undefined))
    .orderBy(asc(locations.sortOrder))
  const [counted] = await db
    .select({
      products: countDistinct(products.id),
      pictures: countDistinct(sql`case when ${products.picture} is not null then ${products.id} end`)
    })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .innerJoin(listings, eq(listings.variantId, variants.id))
    .where(
      sql`${listings.available} and not ${products.discontinued} and ${inArray(
        listings.locationId,
        rows.map(({ id }) => id)
      )}`
    )
  const { privacy, terms } = shop?.policies ?? {}
  return {
    products: counted?.products ?? 0,
    pictures: counted?.pictures ?? 0,
    pages: shop?.allowedOrigins ?? [],
    hasPolicies: Boolean(privacy && terms),
    stores: rows.map(({ slug, name, isOpen, deliverySettings }) => ({
      slug,
      name: name[language],
      isOpen,
      delivers: deliverySettings.isEnabled
    }))
  }
}
