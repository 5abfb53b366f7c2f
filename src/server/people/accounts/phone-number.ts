import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { completePhone, hasTenDigits } from '../../../rules/market/phone.ts'
import { business } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { badFields } from '../../http/api-error.ts'
import { marketOf } from '../../shop/business/market.ts'

/** Returns the country of the business's market, whose numbers are written without its code. */
export async function homeCountry(db: Queries): Promise<string> {
  const [shop] = await db.select({ market: business.market }).from(business)
  return marketOf(shop?.market ?? null).country
}

/**
 * Returns a number that the contract has read in E.164 with its extension: one in a national form is of the market's
 * country. Throws 422 at the field for a number that its country doesn't have.
 */
export async function fullPhone(db: Queries, phone: string, field: string): Promise<string> {
  if (phone === '' || phone.startsWith('+1')) return phone
  const country = await homeCountry(db)
  const completed = completePhone(phone, country)
  if (completed?.startsWith('+1')) return completed
  const number = completed && parsePhoneNumberFromString(completed, isSupportedCountry(country) ? country : 'CA')
  const isRight = number && (phone.startsWith('+') ? number.isPossible() : number.isValid())
  if (!isRight) throw badFields({ [field]: 'phone' })
  return number.ext ? `${number.number};ext=${number.ext}` : number.number
}

/**
 * Returns a stored number as people write it in a country: North America's in its national form where that is usual, others
 * with their country's code. Numbers from before they were normalised stay as they were typed.
 */
export function showPhone(stored: string, country: string): string {
  if (!/^\+\d+(;ext=\d+)?$/.test(stored)) return stored
  const number = parsePhoneNumberFromString(stored)
  const isHome = number?.countryCallingCode === '1' && hasTenDigits(country)
  return (isHome ? number.formatNational() : number?.formatInternational()) ?? stored
}
