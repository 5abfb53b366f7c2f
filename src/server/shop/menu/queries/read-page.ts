import { asc, eq, sql } from 'drizzle-orm'
import { products } from '../../../db/schema.ts'
import type { Queries } from '../../../db/types.ts'
import type { Language } from '../../../http/request/language.ts'
import { isSaleOn, type StoreTime } from '../sale.ts'
import { productColumns } from './columns.ts'
import { type Place, writeCursor } from './cursor.ts'
import type { ProductRow } from '../product-row.ts'
import { type KeysetQuery, readByKeyset } from './keyset-pagination.ts'

/** A requested page of a menu. */
export interface PageRequest {
  locationId: string
  language: Language
  limit: number
  after: Place | undefined
}

/** Reads a page of the menu in its order: by category, featured first, then by name. */
export async function readPage(
  db: Queries,
  request: PageRequest
): Promise<{ rows: ProductRow[]; next: string | null }> {
  const pageRows = await read(db, { ...request, limit: request.limit + 1, of: 'all' })
  const rows = pageRows.slice(0, request.limit)
  const last = rows.at(-1)
  if (last === undefined || pageRows.length <= request.limit) return { rows, next: null }
  return { rows, next: writeCursor([last.category, last.slugOf, !last.featured, last.sortName, last.id]) }
}

const most = 8

/** Products with a sale that are read for those whose sale is in force now. */
const mostSales = 4 * most

/** Reads the home screen's highlights: the first featured and the first discounted products that are in stock. */
export async function readHighlights(
  db: Queries,
  where: Pick<PageRequest, 'locationId' | 'language'>,
  time: StoreTime
): Promise<ProductRow[]> {
  const first = (of: KeysetQuery['of'], limit: number) => read(db, { ...where, limit, after: undefined, of })
  const [featured, withSales] = await Promise.all([first('featured', most), first('on sale', mostSales)])
  const isOnSale = ({ variants }: ProductRow) =>
    variants.some(({ stock, ...size }) => stock > 0 && isSaleOn(size, time))
  const onSale = withSales.filter(isOnSale).slice(0, most)
  const named = new Set(featured.map(row => row.id))
  return [...featured, ...onSale.filter(row => !named.has(row.id))]
}

function read(db: Queries, request: KeysetQuery) {
  const walked = readByKeyset(db, request)
  const { category, slug, plain, name } = walked
  return db
    .select({ ...productColumns(request.locationId), category, slugOf: slug, sortName: name })
    .from(walked)
    .innerJoin(products, eq(products.id, walked.id))
    .orderBy(asc(category), asc(slug), asc(plain), asc(name), asc(sql`${walked.id} collate "C"`))
}
