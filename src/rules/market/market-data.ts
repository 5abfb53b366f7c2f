import type { DepositRule } from '../deposit/deposit-of.ts'
import type { Rounding } from '../money/round-share.ts'
import type { TaxRate } from '../tax/taxes-on.ts'

/** A text in each language of the contract. */
type Words = Record<'en' | 'fr', string>

/** The facts of a country as they are stored, with names in both languages. */
export interface MarketData {
  /** ISO 3166-1, such as `CA`. */
  country: string
  /** A regular expression for postal codes in upper case without spaces and hyphens, and an example; any is taken if absent. */
  postalCodes?: { pattern: string; example: string } | undefined
  /** Names of sales taxes, by code. */
  taxNames: Record<string, Words>
  /** How a tax's half cent is rounded: to the even cent if absent. */
  rounding?: Rounding | undefined
  /** Provinces by ISO 3166-2 code without the country. */
  provinces: Record<string, ProvinceData>
}

/** A province with its legal age in years, its taxes on prices before tax, and its deposits on drinks if it has any. */
export interface ProvinceData {
  name: Words
  legalAge: number
  taxes: TaxRate[]
  deposits?: readonly DepositRule[] | undefined
}
