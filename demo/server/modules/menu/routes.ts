import type { Hono } from 'hono'
import { readMenu, readProduct } from '../../../../src/contract/menu.ts'
import type { Context } from '../../context.ts'
import { compacted } from '../../http/compacted.ts'
import { route } from '../../http/route.ts'
import { findLocation } from '../locations/find-location.ts'
import { readCursor, readLimit } from './cursor.ts'
import { readShelves } from './read-shelves.ts'
import { readAlternatives } from './read-left.ts'
import { readHighlights, readPage } from './read-page.ts'
import { readDetail } from './read-product.ts'
import { viewProduct } from './view.ts'

/** Serves the menu of a location and each of its products. */
export function menuRoutes(app: Hono, { db }: Context): void {
  route(app, readMenu, async ({ param, query, ...viewer }) => {
    const limit = readLimit(query['limit'])
    const after = query['after'] === undefined ? undefined : readCursor(query['after'])
    const { id, features } = await findLocation(db, param('location'))
    const where = { locationId: id, language: viewer.language }
    const [{ categories, total }, highlights, { rows, next }] = await Promise.all([
      readShelves(db, id, viewer),
      after === undefined ? readHighlights(db, where) : [],
      readPage(db, { ...where, limit, after })
    ])
    const inPage = new Set(rows.map(row => row.id))
    const alternatives = await readAlternatives(db, id, rows, viewer.language)
    const view = (row: (typeof rows)[number]) => viewProduct(row, viewer, { features, alternatives })
    return compacted(readMenu.reply, {
      categories: after === undefined ? categories : [],
      highlights: highlights.filter(row => !inPage.has(row.id)).map(view),
      products: rows.map(view),
      total,
      next
    })
  })

  route(app, readProduct, async ({ param, ...viewer }) =>
    readDetail(db, await findLocation(db, param('location')), param('product'), viewer)
  )
}
