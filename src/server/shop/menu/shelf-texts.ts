import { asc, isNotNull } from 'drizzle-orm'
import type { Hono } from 'hono'
import { readShelfTexts } from '../../../contract/catalog/shelf-texts.ts'
import type { Context } from '../../context.ts'
import { brands, business, categories } from '../../db/schema.ts'
import { route } from '../../http/route.ts'
import { findLocation } from '../locations/find-location.ts'

/** Serves the texts of categories, the words of the search, and the order of brands: those of one place in the order by name. */
export function shelfTextRoutes(app: Hono, { db }: Pick<Context, 'db'>): void {
  route(app, readShelfTexts, async ({ param, language }) => {
    await findLocation(db, param('location'))
    const { id, text, sortOrder, slug } = categories
    const rows = await db
      .select({ id, text })
      .from(categories)
      .where(isNotNull(text))
      .orderBy(asc(sortOrder), asc(slug))
    const named = await db.select({ name: brands.name }).from(brands).orderBy(asc(brands.sortOrder), asc(brands.name))
    const [shop] = await db.select({ searchWords: business.searchWords }).from(business).limit(1)
    return {
      categories: rows.flatMap(row => (row.text?.[language] ? [{ id: row.id, text: row.text[language] }] : [])),
      brands: named.map(({ name }) => name),
      searchWords: shop?.searchWords ?? []
    }
  })
}
