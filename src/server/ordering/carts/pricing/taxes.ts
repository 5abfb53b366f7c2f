import { canadaWithProductTaxes } from '../../../../rules/market/canada-product-taxes.ts'
import { ratesOn, type SplitTax, type TaxedPart, taxesOn } from '../../../../rules/tax/taxes-on.ts'
import type { StoredTax, Words } from '../../../db/schema.ts'
import { marketOf, type StoredMarket } from '../../../shop/business/market.ts'

/** A tax as an order stores it, with the share of each of the order's parts. */
export type SplitStoredTax = StoredTax & Pick<SplitTax, 'shares'>

/**
 * Returns a province's taxes on the parts of an order, on a day, `YYYY-MM-DD` in the store's time; without one, the latest. Those of a market of its own have their names with them, because a
 * stored order outlives its market.
 */
export function taxesIn(
  { province, day = '9999-12-31' }: { province: string; day: string | undefined },
  parts: readonly TaxedPart[],
  market: StoredMarket
): SplitStoredTax[] {
  const { provinces, taxNames, rounding = 'half-even' } = marketOf(market)
  const rates = provinces[province]?.taxes
  if (rates === undefined) throw new Error(`No tax rates are defined for the province ${province}.`)
  return taxesOn(parts, ratesOn(rates, day), rounding).map(tax => {
    const name = market ? taxNames[tax.code] : undefined
    return { ...tax, ...(name && { name }) }
  })
}

/** Returns the display name of a tax. */
export const taxName = ({ code, name }: StoredTax): Words =>
  name ?? canadaWithProductTaxes.taxNames[code] ?? { en: code, fr: code }
