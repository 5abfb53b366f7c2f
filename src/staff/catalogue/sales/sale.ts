import type { ListedSale } from '../../../contract/staff/staff-catalogue.ts'
import type { ClockPlace } from '../../../rules/time/clock-offsets.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { createReader } from '../edit/reader.ts'
import { momentText } from '../edit/typed-product.ts'
import type { Typed } from '../edit/typed.ts'
import { readTimes } from '../promotions/read-promo.ts'
import { inLocale, say } from '../words.ts'

/** The fields that a whole sale has in common. */
export interface SaleFields {
  saleName: ListedSale['name']
  saleTimes: ListedSale['times']
}

/** Maximum characters of a name, as the contract has them. */
export const mostSaleName = 60

/** The name of a sale, which may have none. */
export const saleTitle = ({ name }: ListedSale, locale: Locale): string =>
  name ? inLocale(name, locale) : say('sale.noName')

/** Returns a sale as it is typed; times as the clock of a store has them. */
export const typedSale = ({ name, times }: ListedSale, store: ClockPlace): Typed => ({
  nameEn: name?.en ?? '',
  nameFr: name?.fr ?? '',
  starts: momentText(times?.starts, store),
  ends: momentText(times?.ends, store),
  weekly: JSON.stringify(times?.weekly ?? [])
})

/** Reads a sale from its form, with the errors by field. */
export function readSale(typed: Typed, sale: ListedSale, store: ClockPlace) {
  const reader = createReader(typed)
  const times = readTimes(reader, sale.times, store)
  const hasTimes = times.starts !== null || times.ends !== null || times.weekly !== null
  const fields: SaleFields = { saleName: reader.names('name', mostSaleName), saleTimes: hasTimes ? times : null }
  return { fields, errors: reader.errors }
}
