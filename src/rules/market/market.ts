import { safeParse } from 'valibot'
import { type Market, market as schema } from '../../contract/store/market.ts'
import { canada } from './canada.ts'
import type { MarketData } from './market-data.ts'

/** Returns a market as the API sends it, in one language. */
export const marketIn = (
  { country, taxNames, provinces, postalCodes }: MarketData,
  { currency, language }: { currency: string; language: 'en' | 'fr' }
): Market => ({
  country,
  currency,
  provinces: Object.entries(provinces).map(([code, { name, legalAge, taxes }]) => ({
    code,
    name: name[language],
    legalAge,
    // Those on single products are no facts of the province as a whole.
    taxes: taxes
      .filter(({ named }) => !named)
      .map(tax => ({ name: taxNames[tax.code]?.[language] ?? tax.code, rate: tax.rate }))
  })),
  postalCodes: postalCodes ?? null
})

/** Reads the market that a business has sent; Canada if it has sent none, or one that can't be read (SPEC C1, C19). */
export function readMarket(sent: unknown, language: 'en' | 'fr'): Market {
  const parsed = safeParse(schema, sent)
  if (!parsed.success) return marketIn(canada, { currency: 'CAD', language })
  const { country, postalCodes } = parsed.output
  // A back end may say no more than the country.
  return { ...parsed.output, postalCodes: postalCodes ?? (country === 'CA' ? (canada.postalCodes ?? null) : null) }
}
