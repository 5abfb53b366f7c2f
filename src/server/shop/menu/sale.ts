import type { Variant } from '../../../contract/catalog/menu.ts'
import type { NextSale } from '../../../contract/catalog/next-sale.ts'
import { offerAt, type OfferState } from '../../../rules/promo/offer-times.ts'
import type { listings } from '../../db/schema.ts'
import type { Language } from '../../http/request/language.ts'
import type { LocationRow } from '../locations/find-location.ts'

/** An instant in milliseconds at a store, and its time zone. */
export interface StoreTime {
  now: number
  zone: string
}

/** The price of a listing's sale and its times. */
type Sale = Pick<typeof listings.$inferSelect, 'salePrice' | 'saleTimes'>

/** Returns a store's time at an instant. */
export const timeAt = ({ timezone }: Pick<LocationRow, 'timezone'>, now: Date): StoreTime => ({
  now: now.getTime(),
  zone: timezone
})

/** Returns when the sale of a listing is in force, seen from a store's time; undefined without a sale. */
export const saleAt = ({ salePrice, saleTimes }: Sale, { now, zone }: StoreTime): OfferState | undefined =>
  salePrice === null ? undefined : offerAt(saleTimes, now, zone)

/** Returns true if a listing has a sale that is in force. */
export const isSaleOn = (sale: Sale, time: StoreTime): boolean => saleAt(sale, time)?.current !== undefined

/** Returns an instant as ISO 8601; undefined for none and for Infinity. */
export const instantText = (instant: number | undefined): string | undefined =>
  instant === undefined || !Number.isFinite(instant) ? undefined : new Date(instant).toISOString()

/** Returns the fields of a size about its sale: the one in force, and the next one. */
export function viewSale(
  row: Sale & Pick<typeof listings.$inferSelect, 'saleName'>,
  language: Language,
  time: StoreTime
): Pick<Variant, 'salePrice' | 'saleName' | 'saleEnds'> & { nextSale: NextSale | undefined } {
  const { current, next } = saleAt(row, time) ?? {}
  const { salePrice } = row
  const name = row.saleName?.[language] ?? null
  const starts = instantText(next?.start)
  return {
    salePrice: current ? salePrice : null,
    saleName: current && salePrice !== null ? name : null,
    saleEnds: instantText(current?.end),
    nextSale:
      salePrice !== null && starts ? { price: salePrice, name, starts, ends: instantText(next?.end) } : undefined
  }
}
