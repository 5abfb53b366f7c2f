import { asc, eq } from 'drizzle-orm'
import type { Category } from '../../../../contract/catalog/menu.ts'
import { categories, shelfCounts } from '../../../db/schema.ts'
import type { Queries } from '../../../db/types.ts'
import { viewPicture } from '../picture.ts'
import type { Viewer } from '../view-product.ts'

/** The categories of a location's menu with their product counts, and the total. */
export interface Shelves {
  categories: Category[]
  total: number
}

/** Reads all categories with their product counts at a location. */
export async function readShelves(db: Queries, locationId: string, viewer: Viewer): Promise<Shelves> {
  const [all, counts] = await Promise.all([
    db.select().from(categories).orderBy(asc(categories.sortOrder), asc(categories.slug)),
    countShown(db, locationId)
  ])
  const sum = (has: (group: Count) => boolean) => counts.filter(has).reduce((total, group) => total + group.count, 0)
  const rows = all.map(row => ({
    ...row,
    productCount: sum(group => group.category === row.id || group.subCategory === row.id)
  }))
  const top = rows.filter(row => row.parentId === null)
  return {
    categories: top.map(row => ({
      ...view(row, viewer),
      subCategory: rows.filter(child => child.parentId === row.id).map(child => viewSub(child, viewer))
    })),
    total: sum(() => true)
  }
}

type Count = Awaited<ReturnType<typeof countShown>>[number]

/** Returns the product counts of a location's menu by category and subcategory. */
function countShown(db: Queries, locationId: string) {
  const { categoryId: category, subCategoryId: subCategory, count } = shelfCounts
  return db.select({ category, subCategory, count }).from(shelfCounts).where(eq(shelfCounts.locationId, locationId))
}

type Row = typeof categories.$inferSelect & { productCount: number }

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
    ...viewPicture(viewer.origin, row.picture ?? `/pictures/categories/${row.slug}.svg`)
  }
}
