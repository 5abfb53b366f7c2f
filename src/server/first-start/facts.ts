import type { SetupFacts } from '../../contract/staff/setup.ts'
import { canadaPlaces } from '../../rules/market/canada-places.ts'
import type { MarketData } from '../../rules/market/market-data.ts'
import { marketIn } from '../../rules/market/market.ts'
import type { Language } from '../http/request/language.ts'
import { sampleStore } from '../setup/sample.ts'
import { zonesOf } from './new-store.ts'

/** The purchase limit of a new shop: that of the federal law (SPEC C10). */
export const purchaseLimit = sampleStore.purchaseLimit

/** Returns the facts of the form for a store in a market, in a language; `zones` are those of the other stores. */
export const factsIn = (market: MarketData, language: Language, zones: readonly string[] = []): SetupFacts => ({
  limit: purchaseLimit.dried,
  provinces: marketIn(market, { currency: 'CAD', language })
    .provinces.map(({ code, name, legalAge, taxes }) => {
      const { regulator = '' } = canadaPlaces[code] ?? {}
      return { code, name, legalAge, taxes: [...taxes], regulator, zones: [...zonesOf(market, code, zones)] }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
})
