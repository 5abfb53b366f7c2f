import type { SetupFacts } from '../../contract/staff/setup.ts'
import { canada } from '../../rules/market/canada.ts'
import { canadaPlaces } from '../../rules/market/canada-places.ts'
import { marketIn } from '../../rules/market/market.ts'
import type { Language } from '../http/request/language.ts'
import { sampleStore } from '../setup/sample.ts'

/** The purchase limit of a new shop: that of the federal law (SPEC C10). */
export const purchaseLimit = sampleStore.purchaseLimit

/** Returns the facts of the form that sets up a shop, in a language. */
export const factsIn = (language: Language): SetupFacts => ({
  limit: purchaseLimit.dried,
  provinces: marketIn(canada, { currency: 'CAD', language })
    .provinces.map(({ code, name, legalAge, taxes }) => {
      const { regulator = '', zones = ['America/Toronto'] } = canadaPlaces[code] ?? {}
      return { code, name, legalAge, taxes: [...taxes], regulator, zones: [...zones] }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
})
