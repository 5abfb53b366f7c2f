import type { Hono } from 'hono'
import { readMenu, readProduct } from '../../../../src/contract/menu.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { findLocation } from '../locations/find-location.ts'
import { readCursor, readLimit } from './cursor.ts'
import { readCategories } from './read-categories.ts'
import { readPage } from './read-page.ts'
import { readDetail } from './read-product.ts'
import { viewProduct } from './view.ts'

/** Serves the menu of a location and each of its products. */
export function menuRoutes(app: Hono, { db }: Context): void {
  route(app, readMenu, async ({ param, query, ...viewer }) => {
    const limit = readLimit(query['limit'])
    const after = query['after'] === undefined ? undefined : readCursor(query['after'])
    const { id } = await findLocation(db, param('location'))
    const [{ categories, total }, { rows, next }] = await Promise.all([
      readCategories(db, id, viewer),
      readPage(db, { locationId: id, language: viewer.language, limit, after })
    ])
    return { categories, highlights: [], products: rows.map(row => viewProduct(row, viewer)), total, next }
  })

  route(app, readProduct, async ({ param, ...viewer }) => {
    const { id } = await findLocation(db, param('location'))
    return readDetail(db, id, param('product'), viewer)
  })
}
