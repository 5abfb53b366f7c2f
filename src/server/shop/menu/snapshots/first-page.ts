import { readMenu } from '../../../../contract/catalog/menu.ts'
import type { Context } from '../../../context.ts'
import type { Queries } from '../../../db/types.ts'
import { compacted } from '../../../http/open-api/compacted.ts'
import { withoutValues } from '../../../http/middleware/failures.ts'
import { pack, type Packed } from '../../../http/packed.ts'
import { keep, type Kept } from '../../../http/cached-for.ts'
import { findListed } from '../../locations/find-location.ts'
import { readDepositTerms } from '../deposit.ts'
import { timeAt } from '../sale.ts'
import { partCursor } from './build-snapshot.ts'
import type { Place } from '../queries/cursor.ts'
import { readAlternatives } from '../queries/read-left.ts'
import { readHighlights, readPage } from '../queries/read-page.ts'
import { readShelves } from '../queries/read-shelves.ts'
import type { Snapshots } from './snapshots.ts'
import { type Viewer, viewProduct } from '../view-product.ts'

/** Default number of products on the first page. */
export const FIRST = 24

/** Maximum number of first pages cached in memory: each location in each language. */
const MOST = 500

/** First pages of menus, compressed. */
export interface FirstPages {
  /** `isFresh` waits for a new read if the menu is known to have changed. */
  get: (slug: string, viewer: Viewer, isFresh: boolean) => Promise<Packed>
  /** Marks all pages as outdated. */
  outdate: () => void
}

/**
 * Caches the first page of each menu, which every visit requests; `age` is its maximum age in milliseconds. Without snapshots, the
 * rest follows by cursor.
 */
export function createFirstPages(
  { db, log, clock }: Pick<Context, 'db' | 'log' | 'clock'>,
  snapshots: Snapshots | undefined,
  age: number
): FirstPages {
  const pages = new Map<string, Kept<Packed>>()

  async function read(slug: string, viewer: Viewer, isOutdated: boolean): Promise<Packed> {
    const location = await findListed(db, slug)
    const page = await readMenuPage(db, location, viewer, { limit: FIRST, after: undefined, now: clock() })
    if (page.next === null || snapshots === undefined) return pack(JSON.stringify({ payload: page }), 'quick')
    const current = await snapshots.current(location, viewer, isOutdated).catch((error: unknown) => {
      log('Building the menu snapshot failed', withoutValues(error))
    })
    // Without a snapshot, as when the disk is full, the menu is paged through by cursor.
    const by = current && { next: partCursor(current.version, 0), ...current }
    return pack(JSON.stringify({ payload: { ...page, ...by } }), 'quick')
  }

  return {
    async get(slug, viewer, isFresh) {
      const name = `${slug} ${viewer.language} ${viewer.origin}`
      const page =
        pages.get(name) ?? keep(isOutdated => read(slug, viewer, isOutdated), { fresh: age, stale: 10 * age })
      pages.delete(name)
      pages.set(name, page)
      const [oldest] = pages.keys()
      if (pages.size > MOST && oldest !== undefined) pages.delete(oldest)
      return page.get(isFresh)
    },
    outdate() {
      for (const page of pages.values()) page.outdate()
    }
  }
}

/** Reads the current page of a location's menu, in its API shape. */
export async function readMenuPage(
  db: Queries,
  location: Awaited<ReturnType<typeof findListed>>,
  viewer: Viewer,
  { limit, after, now }: { limit: number; after: Place | undefined; now: Date }
) {
  const { id, features } = location
  const where = { locationId: id, language: viewer.language }
  const time = timeAt(location, now)
  const [{ categories, total }, highlights, { rows, next }, terms] = await Promise.all([
    readShelves(db, id, viewer),
    after === undefined ? readHighlights(db, where, time) : [],
    readPage(db, { ...where, limit, after }),
    readDepositTerms(db, location, now)
  ])
  const inPage = new Set(rows.map(row => row.id))
  const alternatives = await readAlternatives(db, id, rows, viewer.language)
  const view = (row: (typeof rows)[number]) => viewProduct(row, viewer, { features, terms, time, alternatives })
  return compacted(readMenu.reply, {
    categories: after === undefined ? categories : [],
    highlights: highlights.filter(row => !inPage.has(row.id)).map(view),
    products: rows.map(view),
    total,
    next,
    version: null,
    left: [],
    changes: null
  })
}
