import { computed } from 'nanostores'
import { requestFirst } from '../../client/http/first-request.ts'
import { firstBusiness, type FirstReply } from '../../contract/first/first-endpoints.ts'
import type { Business } from '../../contract/store/business.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { $locale, localeOf } from '../../i18n/locale.ts'
import { platform } from '../../platform/platform.ts'
import { dataOf } from '../../client/async-state.ts'
import { createResource } from '../../client/resource.ts'
import { keepReply, keptReply } from '../../client/response-cache.ts'
import { needClocks } from './machine-clocks.ts'

interface Retailer {
  detail: Business
  locations: StoreLocation[]
}

const keyOf = (): string => `business/${$locale.get()}`

async function retailerOf({ business: detail, locations }: FirstReply<'readBusiness'>): Promise<Retailer> {
  await needClocks(locations)
  return { detail, locations }
}

const retailer = createResource<Retailer, boolean>({
  scope: 'all',
  async read(isFresh, { isLatest }) {
    const result = await requestFirst(firstBusiness, { isFresh })
    if (!result.ok) return result
    if (isLatest()) void keepReply(keyOf(), result.value)
    return { ...result, value: await retailerOf(result.value) }
  },
  async readCache() {
    const entry = await keptReply(platform().cache, keyOf(), firstBusiness.read)
    return entry && { value: await retailerOf(entry.reply), since: entry.at }
  }
})

/** The retailer and its store locations. */
export const $business = retailer.$state

/** Reloads the retailer, past the browser's cache with `isFresh`. The current data stays visible until then. */
export const loadBusiness = (isFresh = false): Promise<void> => retailer.load(isFresh)

/** The store locations; empty until loaded. */
export const $locations = computed($business, (load): StoreLocation[] => dataOf(load)?.locations ?? [])

/** The languages that the retailer offers and the storefront has messages for. */
export const $offeredLocales = computed($business, load => {
  const tags = dataOf(load)?.detail.locales ?? []
  return [...new Set(tags.flatMap(tag => localeOf(tag) ?? []))]
})

/** The age gate mode; undefined until loaded (SPEC C11). */
export const $ageGate = computed($business, load => dataOf(load)?.detail.ageGate)

/** The ISO 4217 code of the retailer's currency. */
export const $currency = computed($business, load => dataOf(load)?.detail.currency ?? 'CAD')
