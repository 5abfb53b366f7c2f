import type { ProductForm } from '../../contract/catalog/menu.ts'
import { allocate } from '../money/allocate.ts'
import { type Rounding, roundShare } from '../money/round-share.ts'

/** A tax of a province: its code, and its rate in percent. */
export interface TaxRate {
  code: string
  rate: number
  /** True if it is on those products alone that name it, such as a tax on vapour products. */
  named?: boolean | undefined
  /** Forms of products that have it without naming it, though others must. */
  forms?: readonly ProductForm[] | undefined
  /** Forms of products that don't have it unless they name it. */
  exempt?: readonly ProductForm[] | undefined
  /** The codes of taxes that are part of the price that it is on, such as a provincial tax below the federal one. */
  above?: readonly string[] | undefined
  /** The day on which it took effect, `YYYY-MM-DD`, and the law or notice that it is taken from. */
  from?: string | undefined
  source?: string | undefined
}

/** A part of an order that is taxed, in cents: goods after their discounts, the delivery fee, or a deposit. */
export interface TaxedPart {
  cents: number
  /**
   * The codes of the taxes on it; all that need no naming if it has none of its own, or none that the province has: a product
   * isn't free of tax because it was made for another province. An empty list is free of tax.
   */
  taxes?: readonly string[] | null | undefined
  /** The form of the goods; none of a fee or a deposit. */
  form?: ProductForm | undefined
}

/** A tax on an order in cents, with the share of each part; the shares add up to the amount. */
export interface SplitTax {
  code: string
  amount: number
  shares: number[]
}

const isIn = (forms: readonly ProductForm[] | undefined, form: ProductForm | undefined): boolean =>
  form !== undefined && forms?.includes(form) === true

/** Returns the taxes in force on a day, `YYYY-MM-DD`: of each code the one that took effect last. */
export function ratesOn(rates: readonly TaxRate[], day: string): TaxRate[] {
  const begun = rates.filter(({ from }) => from === undefined || from <= day)
  const isReplaced = (rate: TaxRate) =>
    begun.some(({ code, from = '' }) => code === rate.code && from > (rate.from ?? ''))
  return begun.filter(rate => !isReplaced(rate))
}

/**
 * Returns a province's taxes on the parts of an order, in cents. Each tax is rounded once, on the sum of all parts that it
 * is on, so that an order of many small lines has no cent more than one of a single large one. Taxes without any part are
 * left out, unless they are on every order; so is one of which all that is paid for is exempt.
 */
export function taxesOn(parts: readonly TaxedPart[], rates: readonly TaxRate[], rounding: Rounding): SplitTax[] {
  const isKnown = (codes: readonly string[]) => codes.length === 0 || rates.some(({ code }) => codes.includes(code))
  const isOn = ({ code, named, forms, exempt }: TaxRate, { taxes, form }: TaxedPart) => {
    if (taxes && isKnown(taxes)) return taxes.includes(code)
    return named ? isIn(forms, form) : !isIn(exempt, form)
  }

  function split(tax: TaxRate, below: readonly SplitTax[]): SplitTax[] {
    const isLeftOut = tax.named || parts.some(({ cents, form }) => cents > 0 && isIn(tax.exempt, form))
    const isPaid = (part: TaxedPart) => isOn(tax, part) && (tax.named || part.cents > 0)
    if (isLeftOut && !parts.some(isPaid)) return []
    const inPrice = (at: number) => below.reduce((sum, { shares }) => sum + (shares[at] ?? 0), 0)
    const taxed = parts.map((part, at) => (isOn(tax, part) ? part.cents + inPrice(at) : 0))
    const amount = roundShare(
      taxed.reduce((sum, cents) => sum + cents, 0),
      tax.rate,
      rounding
    )
    return [{ code: tax.code, amount, shares: allocate(amount, taxed) }]
  }

  return rates.flatMap(tax => {
    const below = rates.filter(({ code }) => tax.above?.includes(code))
    return split(
      tax,
      below.flatMap(rate => split(rate, []))
    )
  })
}
