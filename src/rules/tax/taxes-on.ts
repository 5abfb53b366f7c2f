import { allocate } from '../money/allocate.ts'
import { type Rounding, roundShare } from '../money/round-share.ts'

/** A tax of a province: its code, and its rate in percent. */
export interface TaxRate {
  code: string
  rate: number
  /** True if it is on those products alone that name it, such as a tax on vapour products. */
  named?: boolean | undefined
}

/** A part of an order that is taxed, in cents: goods after their discounts, the delivery fee, or a deposit. */
export interface TaxedPart {
  cents: number
  /**
   * The codes of the taxes on it; all that need no naming if it has none of its own, or none that the province has: a product
   * isn't free of tax because it was made for another province. An empty list is free of tax.
   */
  taxes?: readonly string[] | null | undefined
}

/** A tax on an order in cents, with the share of each part; the shares add up to the amount. */
export interface SplitTax {
  code: string
  amount: number
  shares: number[]
}

/**
 * Returns a province's taxes on the parts of an order, in cents. Each tax is rounded once, on the sum of all parts that it
 * is on, so that an order of many small lines has no cent more than one of a single large one. Taxes without any part are
 * left out, unless they are on every order.
 */
export function taxesOn(parts: readonly TaxedPart[], rates: readonly TaxRate[], rounding: Rounding): SplitTax[] {
  const isKnown = (codes: readonly string[]) => codes.length === 0 || rates.some(({ code }) => codes.includes(code))
  const isOn = ({ code, named }: TaxRate, { taxes }: TaxedPart) =>
    taxes && isKnown(taxes) ? taxes.includes(code) : !named
  return rates.flatMap(tax => {
    if (tax.named && !parts.some(part => isOn(tax, part))) return []
    const taxed = parts.map(part => (isOn(tax, part) ? part.cents : 0))
    const amount = roundShare(
      taxed.reduce((sum, cents) => sum + cents, 0),
      tax.rate,
      rounding
    )
    return [{ code: tax.code, amount, shares: allocate(amount, taxed) }]
  })
}
