import { parse } from 'valibot'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import type { setUpShop } from '../../contract/staff/setup.ts'
import { canada } from '../../rules/market/canada.ts'
import { canadaPlaces } from '../../rules/market/canada-places.ts'
import { isPostalCode } from '../../rules/market/postal-code.ts'
import { completePhone } from '../../rules/market/phone.ts'
import { badFields } from '../http/api-error.ts'
import { slugOf } from '../seed/slug.ts'
import { sample, sampleStore } from '../setup/sample.ts'
import { type ShopFile, shopFile } from '../setup/shop-file.ts'
import { purchaseLimit } from './facts.ts'

type Typed = BodyOf<typeof setUpShop>

/** Throws 422 for something that the market doesn't have: a province, its time zone, a postal code, a phone number. */
function checkPlace({ province, timezone, postalCode, shopPhone }: Typed): { phone: string; legalAge: number } {
  const { legalAge } = canada.provinces[province] ?? {}
  const phone = completePhone(shopPhone, canada.country)
  if (legalAge === undefined) throw badFields({ province: 'choice' })
  if (!canadaPlaces[province]?.zones.includes(timezone)) throw badFields({ timezone: 'choice' })
  if (!isPostalCode(postalCode, { postalCodes: canada.postalCodes ?? null })) throw badFields({ postalCode: 'postal' })
  if (phone === undefined) throw badFields({ shopPhone: 'phone' })
  return { phone, legalAge }
}

/**
 * Returns the shop that somebody has typed in the form, with all that it doesn't ask on its strict side: closed, pickup alone, no
 * loyalty, ratings, tips or effects.
 */
export function shopOf(typed: Typed): ShopFile {
  const { phone, legalAge } = checkPlace(typed)
  const { storeName, storeNameFr, licenceHolder, licenceNumber, licenceIssuer, shopEmail: email } = typed
  const { line1, unit, city, province, postalCode, lat, lng } = typed
  return parse(shopFile, {
    business: {
      ...sample.business,
      name: typed.shopName,
      phone,
      email,
      ageGate: typed.ageGate,
      guestCheckout: typed.guestCheckout,
      allowedOrigins: typed.page === '' ? [] : [typed.page]
    },
    locations: [
      {
        ...sampleStore,
        slug: slugOf(storeName).slice(0, 40).replace(/-$/, '') || 'store',
        name: { en: storeName, fr: storeNameFr || storeName },
        timezone: typed.timezone,
        openingHours: typed.openingHours,
        deliveryHours: typed.openingHours,
        specialHours: [],
        deliverySettings: { isEnabled: false, orderPrepTime: null, afterHoursOrdering: false, zones: [] },
        phone,
        email,
        address: { line1, unit: unit || null, city, province, postalCode, country: canada.country, lat, lng },
        compliance: { licenceHolder, licenceNumber, licenceIssuer, storeName: typed.shopName },
        legalAge,
        purchaseLimit
      }
    ],
    categories: sample.categories
  })
}
