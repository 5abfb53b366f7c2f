import { and, asc, eq, sql } from 'drizzle-orm'
import type { ImportDetail } from '../../../contract/staff/imports.ts'
import { products, wantedPictures } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Language } from '../../http/request/language.ts'
import { pictureReasonIn } from './texts/picture-reasons.ts'

/** Maximum number of failures that are shown. */
const MOST = 100

/** Returns what became of the pictures of a list; null if it named none, or wasn't applied. */
export async function viewPictures(
  db: Queries,
  importId: string,
  language: Language
): Promise<ImportDetail['pictures']> {
  const { state, line, reason, productId } = wantedPictures
  const own = eq(wantedPictures.importId, importId)
  const rows = await db
    .select({ state, count: sql<number>`count(*)::int` })
    .from(wantedPictures)
    .where(own)
    .groupBy(state)
  if (rows.length === 0) return null
  const counts = { waiting: 0, taken: 0, failed: 0, ...Object.fromEntries(rows.map(row => [row.state, row.count])) }
  const failures = await db
    .select({ line, name: products.name, reason })
    .from(wantedPictures)
    .innerJoin(products, eq(products.id, productId))
    .where(and(own, eq(state, 'failed')))
    .orderBy(asc(line))
    .limit(MOST)
  const viewed = failures.map(row => ({
    line: row.line,
    product: row.name[language],
    reason: pictureReasonIn(language, row.reason ?? '')
  }))
  return { ...counts, failures: viewed }
}
