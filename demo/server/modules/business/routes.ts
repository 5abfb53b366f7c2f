import { asc } from 'drizzle-orm'
import type { Hono } from 'hono'
import { readBusiness } from '../../../../src/contract/store/business.ts'
import type { SocialProvider } from '../../../../src/contract/account/social-kinds.ts'
import type { Context } from '../../context.ts'
import { business, locations } from '../../db/schema.ts'
import { noShopWords } from '../../http/messages.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { locationColumns } from '../locations/find-location.ts'
import { whole } from '../menu/picture.ts'
import { viewLocation } from '../locations/view.ts'

/** Serves the business with all its locations; 503 until one is set up. */
export function businessRoutes(app: Hono, { db, gateways }: Context, social: SocialProvider[] = []): void {
  route(app, readBusiness, async ({ language, origin }) => {
    const [[row], stores] = await Promise.all([
      db.select().from(business).limit(1),
      db.select(locationColumns).from(locations).orderBy(asc(locations.sortOrder), asc(locations.slug))
    ])
    if (row === undefined) throw new ApiError(503, 'unavailable', { words: noShopWords, retryAfter: 60 })
    const logo = row.logo === null ? null : whole(origin, row.logo)
    return {
      business: { ...row, logo, social },
      locations: stores.map(store => viewLocation(store, language, { origin, gateways }))
    }
  })
}
