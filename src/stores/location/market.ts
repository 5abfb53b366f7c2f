import { computed } from 'nanostores'
import { $locale } from '../../i18n/locale.ts'
import { provinceCode } from '../../rules/address/province.ts'
import { readMarket } from '../../rules/market/market.ts'
import { dataOf } from '../../client/async-state.ts'
import { $business } from './business.ts'

/** The market of the retailer: Canada unless the API has sent another one (SPEC C1). */
export const $market = computed([$business, $locale], (load, locale) =>
  readMarket(dataOf(load)?.detail.market, locale === 'fr-CA' ? 'fr' : 'en')
)

/** Returns the code of one of the market's provinces by its name, Canada's in either language; empty if unknown. */
export function provinceOf(name: string): string {
  const { country, provinces } = $market.get()
  return provinceCode(name, provinces) || (country === 'CA' ? provinceCode(name) : '')
}
