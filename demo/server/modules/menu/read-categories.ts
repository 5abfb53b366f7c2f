import { asc, getTableColumns, sql } from 'drizzle-orm'
import type { Category } from '../../../../src/contract/menu.ts'
import { categories, products } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { shownAt } from './columns.ts'
import { whole } from './picture.ts'
import type { Viewer } from './view.ts'

/** Reads all categories with how many products each shows at a location. */
export async function readCategories(db: Queries, locationId: string, viewer: Viewer): Promise<Category[]> {
  const rows = await rowsOf(db, locationId)
  return rows
    .filter(row => row.parentId === null)
    .map(row => ({
      ...view(row, viewer),
      subCategory: rows.filter(one => one.parentId === row.id).map(one => viewSub(one, viewer))
    }))
}

/** Counts the products that a location's menu shows. */
export async function countShown(db: Queries, locationId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .where(shownAt(locationId))
  return row?.count ?? 0
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

function rowsOf(db: Queries, locationId: string) {
  const shelf = db
    .$with('shelf')
    .as(
      db
        .select({ categoryId: products.categoryId, subCategoryId: products.subCategoryId })
        .from(products)
        .where(shownAt(locationId))
    )
  const within = sql`${shelf.categoryId} = ${categories.id} or ${shelf.subCategoryId} = ${categories.id}`
  return db
    .with(shelf)
    .select({
      ...getTableColumns(categories),
      productCount: sql<number>`(select count(*)::int from ${shelf} where ${within})`
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
