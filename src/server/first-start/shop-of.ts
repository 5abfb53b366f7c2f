import { parse } from 'valibot'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import type { setUpShop } from '../../contract/staff/setup.ts'
import { canada } from '../../rules/market/canada.ts'
import { completePhone } from '../../rules/market/phone.ts'
import { badFields } from '../http/api-error.ts'
import { sample } from '../setup/sample.ts'
import { type ShopFile, shopFile } from '../setup/shop-file.ts'
import { purchaseLimit } from './facts.ts'
import { storeOf, storeSlug } from './new-store.ts'

type Typed = BodyOf<typeof setUpShop>

/** Returns the shop that somebody has typed in the form; throws 422 as `storeOf` does. */
export function shopOf(typed: Typed): ShopFile {
  const { shopName, shopEmail: email, ageGate, guestCheckout, page } = typed
  const phone = completePhone(typed.shopPhone, canada.country)
  if (phone === undefined) throw badFields({ shopPhone: 'phone' })
  const slug = storeSlug(typed.storeName)
  const store = storeOf({ ...typed, phone, email }, { market: canada, zones: [], slug, purchaseLimit, shopName })
  const allowedOrigins = page === '' ? [] : [page]
  return parse(shopFile, {
    business: { ...sample.business, name: shopName, phone, email, ageGate, guestCheckout, allowedOrigins },
    locations: [store],
    categories: sample.categories
  })
}
