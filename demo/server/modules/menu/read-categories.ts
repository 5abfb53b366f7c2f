import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Category } from '../../../../src/contract/menu.ts'
import { categories, listings, products, variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { whole } from './picture.ts'
import type { Viewer } from './view.ts'

/** Reads all categories with how many products each shows at a location, and how many its whole menu lists. */
export async function readCategories(
  db: Queries,
  locationId: string,
  viewer: Viewer
): Promise<{ categories: Category[]; total: number }> {
  const rows = await rowsOf(db, locationId)
  const tops = rows.filter(row => row.parentId === null)
  return {
    total: tops.reduce((sum, row) => sum + row.listed, 0),
    categories: tops.map(row => ({
      ...view(row, viewer),
      subCategory: rows.filter(one => one.parentId === row.id).map(one => viewSub(one, viewer))
    }))
  }
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

function rowsOf(db: Queries, locationId: string) {
  const shelf = db.$with('shelf').as(
    db
      .select({
        categoryId: products.categoryId,
        subCategoryId: products.subCategoryId,
        shown: sql<boolean>`bool_or(${listings.available} and ${listings.stock} > 0)`.as('shown')
      })
      .from(products)
      .innerJoin(variants, eq(variants.productId, products.id))
      .innerJoin(listings, eq(listings.variantId, variants.id))
      .where(sql`${listings.locationId} = ${locationId} and not ${products.discontinued}`)
      .groupBy(products.id)
  )
  const within = sql`${shelf.categoryId} = ${categories.id} or ${shelf.subCategoryId} = ${categories.id}`
  return db
    .with(shelf)
    .select({
      ...getTableColumns(categories),
      productCount: sql<number>`(select count(*)::int from ${shelf} where (${within}) and ${shelf.shown})`,
      listed: sql<number>`(select count(*)::int from ${shelf} where ${within})`
    })
    .from(categories)
    .orderBy(asc(categories.sortOrder), asc(categories.slug))
}

function viewSub({ id, slug, name, sortOrder, productCount }: Row, { language }: Viewer) {
  return { id, slug, name: name[language], sort_order: sortOrder, productCount }
}

function view(row: Row, viewer: Viewer): Category {
  return {
    ...viewSub(row, viewer),
    thc_cbd_value_type: row.unit,
    subCategory: [],
    parent_category: row.parentId,
    form: row.form,
    picture: whole(viewer.origin, row.picture ?? `/pictures/categories/${row.slug}.svg`)
  }
}
