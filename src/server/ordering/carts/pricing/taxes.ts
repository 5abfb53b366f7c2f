import { canada } from '../../../../rules/market/canada.ts'
import type { StoredTax, Words } from '../../../db/schema.ts'
import { marketOf, type StoredMarket } from '../../../shop/business/market.ts'

/**
 * Returns a province's taxes on an amount in cents, each rounded half up to the cent. Those of a market of its own have
 * their names with them, because a stored order outlives its market.
 */
export function taxesOn(amount: number, province: string, market: StoredMarket): StoredTax[] {
  const { provinces, taxNames } = marketOf(market)
  const taxes = provinces[province]?.taxes
  if (taxes === undefined) throw new Error(`No tax rates are defined for the province ${province}.`)
  return taxes.map(({ code, rate }) => {
    const name = market ? taxNames[code] : undefined
    // In thousandths of a percent, which are whole numbers.
    const cents = Math.floor((amount * Math.round(rate * 1000) * 2 + 100_000) / 200_000)
    return { code, amount: cents, ...(name && { name }) }
  })
}

/** Returns the display name of a tax. */
export const taxName = ({ code, name }: StoredTax): Words => name ?? canada.taxNames[code] ?? { en: code, fr: code }
