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
  /**
   * Provinces by ISO 3166-2 code without the country, with the legal age in years and the taxes on prices before tax;
   * rates in percent.
   */
  provinces: Record<string, { name: Words; legalAge: number; taxes: { code: string; rate: number }[] }>
}
