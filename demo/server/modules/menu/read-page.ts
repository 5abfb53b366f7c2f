import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { categories, products } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Language } from '../../http/language.ts'
import { leftAt, onSaleAt, productColumns, shownAt } from './columns.ts'
import { type Place, writeCursor } from './cursor.ts'
import type { ProductRow } from './view.ts'

/** Which page of which menu. */
export interface PageAsked {
  locationId: string
  language: Language
  limit: number
  after: Place | undefined
}

/** Reads a page of the menu in its order: by category, featured first, then by name. */
export async function readPage(db: Queries, asked: PageAsked): Promise<{ rows: ProductRow[]; next: string | null }> {
  const order = orderIn(asked.language)
  const found = await shown(db, asked, beyond(order, asked.after)).limit(asked.limit + 1)
  const rows = found.slice(0, asked.limit)
  const last = rows.at(-1)
  if (last === undefined || found.length <= asked.limit) return { rows, next: null }
  return { rows, next: writeCursor([last.category, last.slugOf, !last.featured, last.sortName, last.id]) }
}

const most = 8

/** Reads what the home shows before all is there: the first that are featured and the first on sale, of those that are left. */
export async function readHighlights(db: Queries, { locationId, language }: Where): Promise<ProductRow[]> {
  const first = (which: SQL) => shown(db, { locationId, language }, and(leftAt(locationId), which)).limit(most)
  const [featured, onSale] = await Promise.all([first(eq(products.featured, true)), first(onSaleAt(locationId))])
  const named = new Set(featured.map(row => row.id))
  return [...featured, ...onSale.filter(row => !named.has(row.id))]
}

type Where = Pick<PageAsked, 'locationId' | 'language'>

/** The products that a location's menu shows, in its order. */
function shown(db: Queries, { locationId, language }: Where, which: SQL | undefined) {
  const order = orderIn(language)
  return db
    .select({ ...productColumns(locationId), category: order.category, slugOf: order.slug, sortName: order.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(shownAt(locationId), which))
    .orderBy(asc(order.category), asc(order.slug), asc(order.plain), asc(order.name), asc(order.id))
}

type Order = ReturnType<typeof orderIn>

/** The same order on every database: compared byte by byte. */
function orderIn(language: Language) {
  return {
    category: categories.sortOrder,
    slug: sql<string>`${categories.slug} collate "C"`,
    plain: sql<boolean>`not ${products.featured}`,
    name: sql<string>`${language === 'fr' ? products.sortNameFr : products.sortNameEn} collate "C"`,
    id: sql<string>`${products.id} collate "C"`
  }
}

function beyond(order: Order, after: Place | undefined) {
  if (after === undefined) return undefined
  const [category, slug, plain, name, id] = after
  return sql`(${order.category}, ${order.slug}, ${order.plain}, ${order.name}, ${order.id})
    > (${category}::int, ${slug}, ${plain}::boolean, ${name}, ${id})`
}
