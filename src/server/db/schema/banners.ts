import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { BannerLink, BannerPlace } from '../../../contract/catalog/banners.ts'
import type { OfferTimes } from '../../../rules/promo/offer-times.ts'
import { key, type Words } from './columns.ts'

/** Banners and announcements of the shop. */
export const banners = pgTable('banners', {
  id: key(),
  place: text('place').$type<BannerPlace>().notNull(),
  title: jsonb('title').$type<Words>().notNull(),
  text: jsonb('text').$type<Words>(),
  /** A path of this server. */
  picture: text('picture'),
  /** The address that the picture was taken from. */
  pictureSource: text('picture_source'),
  /** The address of a picture that is to be taken; the former one is shown until then. */
  wantedPicture: text('wanted_picture'),
  alt: jsonb('alt').$type<Words>(),
  link: jsonb('link').$type<BannerLink>(),
  /** When it is shown; null for always. */
  times: jsonb('times').$type<OfferTimes>(),
  /** Slugs of the locations; null for all. */
  locations: jsonb('locations').$type<string[]>(),
  sortOrder: integer('sort_order').notNull().default(0)
})
