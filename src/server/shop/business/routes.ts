import { asc, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { readBusiness } from '../../../contract/store/business.ts'
import type { SocialProvider } from '../../../contract/account/social-kinds.ts'
import type { GivenOf } from '../../../contract/http/endpoint.ts'
import { marketIn } from '../../../rules/market/market.ts'
import type { Context } from '../../context.ts'
import { business, locations } from '../../db/schema.ts'
import { noShopWords } from '../../http/messages.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { marketOf } from './market.ts'
import { policiesIn } from './policies.ts'
import { locationColumns } from '../locations/find-location.ts'
import { Written } from '../../http/written.ts'
import type { Viewer } from '../menu/view-product.ts'
import { clearPicture } from '../../pictures/picture-address.ts'
import { whole } from '../menu/picture.ts'
import { readBannerRows } from '../banners/stored-banners.ts'
import { basisColumn } from '../ready-times/read-basis.ts'
import { fullColumn } from '../slots/places.ts'
import { viewLocation } from '../locations/view-location.ts'

/** The reply about the business and all its locations. */
class BusinessReply extends Written {
  readonly ageGate: string

  constructor(payload: GivenOf<typeof readBusiness>) {
    super(payload)
    this.ageGate = payload.business.ageGate
  }
}

/** Returns a function that reads the business with all its locations; it throws 503 until one is set up. */
export function businessReader(
  { db, clock, gateways, canText }: Pick<Context, 'db' | 'clock' | 'gateways' | 'canText'>,
  social: SocialProvider[] = []
) {
  return async ({ language, origin }: Viewer): Promise<BusinessReply> => {
    const now = clock()
    const [[row], stores, banners] = await Promise.all([
      db.select().from(business).limit(1),
      db
        .select({ ...locationColumns, full: fullColumn(now), basis: basisColumn(now) })
        .from(locations)
        .where(eq(locations.isListed, true))
        .orderBy(asc(locations.sortOrder), asc(locations.slug)),
      readBannerRows(db)
    ])
    if (row === undefined) throw new ApiError(503, 'unavailable', { words: noShopWords, retryAfter: 60 })
    const { logoutTime, guestLogoutTime, emailNote: _note, searchWords: _words, ...shop } = row
    const logo = row.logo === null ? null : whole(origin, clearPicture(row.logo))
    const kioskSettings = { logoutTime, guestLogoutTime }
    return new BusinessReply({
      business: {
        ...shop,
        logo,
        social,
        texts: canText,
        kioskSettings,
        policies: policiesIn(row.policies, language),
        market: marketIn(marketOf(row.market), { currency: row.currency, language })
      },
      locations: stores.map(({ full, basis, ...store }) =>
        viewLocation(store, language, { origin, now, gateways, full: new Set(full), basis, banners })
      )
    })
  }
}

/** Serves the business with all its locations. */
export const businessRoutes = (app: Hono, read: ReturnType<typeof businessReader>): void =>
  route(app, readBusiness, read)
