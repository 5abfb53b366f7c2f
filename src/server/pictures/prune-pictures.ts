import { and, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { deleteInBatches, type IsOver } from '../db/batches.ts'
import { categories, orderLines, pictures, products } from '../db/schema.ts'
import type { Database } from '../db/types.ts'

/** The path of a picture, as `pathOfPicture` writes it. */
const pathOf = sql`'/v1/pictures/' || ${pictures.id} || '/640.jpg'`

/**
 * Notes which pictures are unused as of now, and deletes those that have been since `before`: open pages and cached menus may show
 * a picture for a while after its product has another.
 */
export async function prunePictures(db: Database, now: Date, before: Date, isOver?: IsOver): Promise<void> {
  const has = (table: typeof products | typeof categories | typeof orderLines, column: PgColumn): SQL =>
    sql`exists (select 1 from ${table} where ${column} = ${pathOf})`
  const isUsed = or(
    has(products, products.picture),
    has(categories, categories.picture),
    has(orderLines, orderLines.picture)
  )
  await db
    .update(pictures)
    .set({ unusedSince: null })
    .where(and(isNotNull(pictures.unusedSince), isUsed))
  await db
    .update(pictures)
    .set({ unusedSince: now })
    .where(and(isNull(pictures.unusedSince), sql`not (${isUsed})`))
  await deleteInBatches(db, pictures, lt(pictures.unusedSince, before), isOver)
}
