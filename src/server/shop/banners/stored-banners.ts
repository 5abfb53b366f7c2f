import { asc } from 'drizzle-orm'
import type { StoreLocation } from '../../../contract/store/location.ts'
import type { Span } from '../../../rules/promo/offer-times.ts'
import { spansUntil } from '../../../rules/promo/spans-until.ts'
import { banners } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { LocationRow } from '../locations/find-location.ts'
import { timeAt } from '../menu/sale.ts'

/** A stored banner. */
export type BannerRow = typeof banners.$inferSelect

/** How far ahead banners are announced to the pages of the shop, in milliseconds. */
const AHEAD = 12 * 3600 * 1000

/** Reads the banners of all stores, in their order. */
export const readBannerRows = (db: Queries): Promise<BannerRow[]> =>
  db.select().from(banners).orderBy(asc(banners.sortOrder), asc(banners.id))

/** A banner of a store with the times at which it is shown. */
export interface ComingBanner {
  row: BannerRow
  spans: Span[]
}

/** Returns the banners of a store that are in force, or begin in the next hours. */
export function comingBanners(
  rows: readonly BannerRow[],
  store: Pick<LocationRow, 'slug' | 'timezone'>,
  at: Date
): ComingBanner[] {
  const { now, zone } = timeAt(store, at)
  return rows
    .filter(({ locations }) => locations?.includes(store.slug) ?? true)
    .map(row => ({ row, spans: spansUntil(row.times, now, now + AHEAD, zone) }))
    .filter(({ spans }) => spans.length > 0)
}

/** Characters of a line of a banner's title and text on a narrow phone, next to a picture. */
const perLine = { title: 15, text: 18 }

/** True if a banner has three lines at most on a phone, in both languages. */
const isLow = ({ title, text }: BannerRow): boolean =>
  (['en', 'fr'] as const).every(
    language =>
      Math.ceil(title[language].length / perLine.title) + Math.ceil((text?.[language] ?? '').length / perLine.text) <= 3
  )

/** Returns the room that a store's banners need right away; undefined if none is in force or begins soon. */
export function bannerRoom(coming: readonly ComingBanner[], now: Date): StoreLocation['banners'] {
  if (coming.length === 0) return undefined
  const on = coming.filter(({ spans: [first] }) => first && first.start <= now.getTime()).map(({ row }) => row)
  const bar = on.find(({ place }) => place === 'bar')?.id
  const menu = on.filter(({ place }) => place === 'menu')
  const hasMenu = menu.length > 0
  return { ...(bar !== undefined && { bar }), menu: hasMenu, ...(hasMenu && menu.every(isLow) && { isLow: true }) }
}
