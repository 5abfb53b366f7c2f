import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { categories, shelves } from '../../../db/schema.ts'
import type { Queries } from '../../../db/types.ts'
import type { Language } from '../../../http/request/language.ts'
import type { Place } from './cursor.ts'

/** A page of a location's menu: its size, start position and filter. */
export interface KeysetQuery {
  locationId: string
  language: Language
  limit: number
  after: Place | undefined
  of: 'all' | 'featured' | 'on sale'
}

/**
 * Selects the next products of a location's menu. Each category scans an index and stops at the limit, so the time
 * doesn't grow with the menu. Comparisons are bytewise, the same on every database.
 */
export function readByKeyset(db: Queries, { locationId, language, limit, after, of }: KeysetQuery) {
  const slug = sql<string>`${categories.slug} collate "C"`
  const name = sql<string>`${language === 'fr' ? shelves.sortNameFr : shelves.sortNameEn} collate "C"`
  const id = sql<string>`${shelves.productId} collate "C"`
  const beyond = after && afterIn(after, { slug, plain: sql`${shelves.plain}`, name, id })
  const wanted = {
    all: undefined,
    featured: and(eq(shelves.plain, false), shelves.isLeft),
    'on sale': sql`${shelves.isOnSale}`
  }[of]
  const shelfPage = db
    .select({ plain: shelves.plain, name: name.as('by_name'), id: shelves.productId })
    .from(shelves)
    .where(and(eq(shelves.locationId, locationId), eq(shelves.categoryId, categories.id), wanted, beyond?.within))
    .orderBy(asc(shelves.plain), asc(name), asc(id))
    .limit(limit)
    .as('found')
  return db
    .select({
      category: categories.sortOrder,
      slug: slug.as('by_slug'),
      plain: shelfPage.plain,
      name: shelfPage.name,
      id: shelfPage.id
    })
    .from(categories)
    .innerJoinLateral(shelfPage, sql`true`)
    .where(beyond?.from)
    .orderBy(
      asc(categories.sortOrder),
      asc(slug),
      asc(shelfPage.plain),
      asc(shelfPage.name),
      asc(sql`${shelfPage.id} collate "C"`)
    )
    .limit(limit)
    .as('walked')
}

/** Condition for rows after a position: all later categories, and the rest of its own. */
function afterIn(
  [category, slugAt, plainAt, nameAt, idAt]: Place,
  { slug, plain, name, id }: Record<'slug' | 'plain' | 'name' | 'id', SQL>
) {
  const at = sql`(${category}::int, ${slugAt})`
  const shelf = sql`(${categories.sortOrder}, ${slug})`
  // A single comparison for all categories, which an index can serve: empty strings sort before every name and id of
  // the others.
  const there = (value: SQL, otherwise: SQL) => sql`case when ${shelf} = ${at} then ${value} else ${otherwise} end`
  return {
    from: sql`${shelf} >= ${at}`,
    within: sql`(${plain}, ${name}, ${id}) > (
      ${there(sql`${plainAt}::boolean`, sql`false`)}, ${there(sql`${nameAt}`, sql`''`)}, ${there(sql`${idAt}`, sql`''`)}
    )`
  }
}
