import type { Hono } from 'hono'
import { readMenu } from '../../../contract/catalog/menu.ts'
import { readProduct } from '../../../contract/catalog/product-detail.ts'
import type { Context } from '../../context.ts'
import type { Packed } from '../../http/packed.ts'
import { badFields } from '../../http/api-error.ts'
import { type Call, route } from '../../http/route.ts'
import { hearMenus, type Live } from '../../events/live.ts'
import { findListed } from '../locations/find-location.ts'
import { readPartCursor } from './snapshots/build-snapshot.ts'
import { readCursor, readLimit } from './queries/cursor.ts'
import { createFirstPages, type FirstPages, readMenuPage } from './snapshots/first-page.ts'
import { createParts } from './snapshots/parts.ts'
import { readDetail } from './queries/read-product.ts'
import { createSnapshots } from './snapshots/snapshots.ts'

/** Cache settings of menus. */
export interface MenuSettings {
  /** Maximum age of a first page in milliseconds; its snapshot may be five times as old. 0 disables caching. */
  age: number
  /** Realtime messages, which report menu changes. */
  live: Live | undefined
  /** True to page through the menu by cursor: no snapshot of it is made or read. */
  isPaged?: boolean
}

/** Serves the menu of a location and each of its products. Returns the cached first pages. */
export function menuRoutes(app: Hono, { db, log, clock }: Context, { age, live, isPaged }: MenuSettings): FirstPages {
  const snapshots = createSnapshots({ db, clock }, 5 * age)
  const firstPages = createFirstPages({ db, log, clock }, isPaged ? undefined : snapshots, age)
  const partOf = createParts(db)
  if (live !== undefined)
    hearMenus(live, locationId => {
      snapshots.outdate(locationId)
      firstPages.outdate()
    })

  /** Returns a part of a version; if the version is no longer known, the first part of the current one. */
  async function answerPart(after: string, { param, query, ...viewer }: Call): Promise<Packed> {
    const slug = param('location')
    const cursor = readPartCursor(after)
    const part = cursor && (await partOf({ slug, ...cursor, clientVersion: query['kept'] }))
    if (part !== undefined) return part.forGood()
    const { version } = await snapshots.current(await findListed(db, slug), viewer)
    const first = await partOf({ slug, version, part: 0, clientVersion: undefined })
    if (first === undefined) throw badFields({ after: 'unknown' })
    return first
  }

  route(app, readMenu, async call => {
    const { param, query, isFresh, ...viewer } = call
    const { after, limit } = query
    if (after === undefined && limit === undefined) return firstPages.get(param('location'), viewer, isFresh)
    if (after !== undefined && readPartCursor(after) !== undefined) return answerPart(after, call)
    const place = after === undefined ? undefined : readCursor(after)
    const page = { limit: readLimit(limit), after: place, now: clock() }
    return readMenuPage(db, await findListed(db, param('location')), viewer, page)
  })

  route(app, readProduct, async ({ param, ...viewer }) =>
    readDetail(db, await findListed(db, param('location')), param('product'), viewer, clock())
  )
  return firstPages
}
