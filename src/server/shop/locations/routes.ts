import type { Hono } from 'hono'
import { readLocation } from '../../../contract/store/location.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { readBannerRows } from '../banners/stored-banners.ts'
import { readBasis } from '../ready-times/read-basis.ts'
import { fullSlots } from '../slots/places.ts'
import { findListed } from './find-location.ts'
import { viewLocation } from './view-location.ts'

/** Serves one store location. */
export function locationRoutes(app: Hono, { db, clock, gateways }: Context): void {
  route(app, readLocation, async ({ param, language, origin }) => {
    const location = await findListed(db, param('location'))
    const now = clock()
    const [full, basis, banners] = await Promise.all([
      fullSlots(db, location, 'pickup', now),
      readBasis(db, location.id, now),
      readBannerRows(db)
    ])
    return viewLocation(location, language, { origin, now, gateways, full, basis, banners })
  })
}
