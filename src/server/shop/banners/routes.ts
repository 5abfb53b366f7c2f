import type { Hono } from 'hono'
import { readBanners } from '../../../contract/catalog/banners.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { findListed } from '../locations/find-location.ts'
import { linkTargets } from './link-targets.ts'
import { comingBanners, readBannerRows } from './stored-banners.ts'
import { viewBanner } from './view-banner.ts'

/** Serves the banners of a location that are in force or begin in the next hours. */
export function bannerRoutes(app: Hono, { db, clock }: Pick<Context, 'db' | 'clock'>): void {
  route(app, readBanners, async ({ param, language, origin }) => {
    const location = await findListed(db, param('location'))
    const coming = comingBanners(await readBannerRows(db), location, clock())
    const leads = await linkTargets(
      db,
      coming.map(({ row }) => row.link)
    )
    return { banners: coming.map(banner => viewBanner(banner, { language, origin, leads })) }
  })
}
