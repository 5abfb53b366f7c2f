import type { Hono } from 'hono'
import { reportSearch } from '../../../contract/catalog/searches.ts'
import { searchToKeep } from '../../../rules/menu/search/kept-search.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { countFrom } from '../../rate-limit/count-networks.ts'
import { searchesByAddress } from '../../rate-limit/limits.ts'
import { findListed } from '../locations/find-location.ts'
import { countSearch } from './count-search.ts'

/** Counts searches that found nothing. Texts that may be about a person are answered like the others, and not kept. */
export function searchRoutes(app: Hono, { db, clock }: Pick<Context, 'db' | 'clock'>): void {
  route(app, reportSearch, async ({ param, body, language, client }) => {
    const location = await findListed(db, param('location'))
    const now = clock()
    await countFrom(db, searchesByAddress, client.address, now)
    const words = searchToKeep(body.words)
    if (words !== undefined) await countSearch(db, { location, language, words }, now)
    return {}
  })
}
