import { parse } from 'valibot'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import type { addStore } from '../../contract/staff/staff-stores.ts'
import { canada } from '../../rules/market/canada.ts'
import { canadaPlaces } from '../../rules/market/canada-places.ts'
import type { MarketData } from '../../rules/market/market-data.ts'
import { completePhone } from '../../rules/market/phone.ts'
import { isPostalCode } from '../../rules/market/postal-code.ts'
import { badFields } from '../http/api-error.ts'
import type { SeedLocation } from '../seed/types.ts'
import { slugOf } from '../seed/slug.ts'
import { sampleStore } from '../setup/sample.ts'
import { shopLocation } from '../setup/shop-file.ts'

/** A store as its form sends it. */
export type TypedStore = Omit<BodyOf<typeof addStore>, 'copyFrom'>

/** The time zones of a province, that of most people first; those of the other stores where a market has no list. */
export function zonesOf({ country }: MarketData, province: string, others: readonly string[]): readonly string[] {
  const known = country === canada.country ? canadaPlaces[province]?.zones : undefined
  return known ?? (others.length > 0 ? others : ['America/Toronto'])
}

/** The slug of a name, at most forty characters. */
export const storeSlug = (name: string): string => slugOf(name).slice(0, 40).replace(/-$/, '') || 'store'

interface Terms {
  market: MarketData
  /** The time zones of the other stores. */
  zones: readonly string[]
  slug: string
  purchaseLimit: SeedLocation['purchaseLimit']
  /** The name of the business, which its licence has. */
  shopName: string
}

/**
 * Returns a store that somebody has typed in the form, with all that it doesn't ask on its strict side: closed, pickup alone, no loyalty,
 * ratings, tips or effects. Throws 422 for a province, time zone, postal code or phone number that the market doesn't have.
 */
export function storeOf(typed: TypedStore, { market, zones, slug, purchaseLimit, shopName }: Terms): SeedLocation {
  const { storeName, storeNameFr, licenceHolder, licenceNumber, licenceIssuer, email } = typed
  const { line1, unit, city, province, postalCode, lat, lng, timezone, openingHours } = typed
  const { legalAge } = market.provinces[province] ?? {}
  const phone = completePhone(typed.phone, market.country)
  if (legalAge === undefined) throw badFields({ province: 'choice' })
  if (!zonesOf(market, province, zones).includes(timezone)) throw badFields({ timezone: 'choice' })
  if (!isPostalCode(postalCode, { postalCodes: market.postalCodes ?? null })) throw badFields({ postalCode: 'postal' })
  if (phone === undefined) throw badFields({ phone: 'phone' })
  return parse(shopLocation, {
    ...sampleStore,
    slug,
    name: { en: storeName, fr: storeNameFr || storeName },
    timezone,
    openingHours,
    deliveryHours: openingHours,
    specialHours: [],
    deliverySettings: { isEnabled: false, orderPrepTime: null, afterHoursOrdering: false, zones: [] },
    phone,
    email,
    address: { line1, unit: unit || null, city, province, postalCode, country: market.country, lat, lng },
    compliance: { licenceHolder, licenceNumber, licenceIssuer, storeName: shopName },
    legalAge,
    purchaseLimit
  })
}
