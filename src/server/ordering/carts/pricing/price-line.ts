import { milligramsOf } from '../../../../rules/cart/limit.ts'
import type { Deposit } from '../../../../rules/deposit/deposit-of.ts'
import { depositOn, type DepositTerms } from '../../../shop/menu/deposit.ts'
import type { LineRow, LoadedCart } from '../load-cart.ts'

/**
 * A line with its prices in cents, the deposit on one of its packs, its equivalent in milligrams of dried cannabis, and the
 * cents that deals take off it, and all discounts together.
 */
export interface PricedLine {
  row: LineRow
  unitPrice: number
  regularPrice: number
  total: number
  deposit: Deposit
  equivalentMilli: number
  saving: number
  discount: number
}

/** Prices a line at a location; without terms it has no deposit. */
export function priceLine(row: LineRow, location: LoadedCart['location'], terms: DepositTerms | undefined): PricedLine {
  const regularPrice = row.listing?.price ?? 0
  const unitPrice = Math.min(row.listing?.salePrice ?? regularPrice, regularPrice)
  return {
    row,
    unitPrice,
    regularPrice,
    total: unitPrice * row.quantity,
    deposit: terms ? depositOn(row.variant, terms) : { cents: 0, taxes: [] },
    equivalentMilli: milligramsOf(countedOf(row), location.purchaseLimit),
    saving: 0,
    discount: 0
  }
}

/** The part of a line that counts towards the purchase limit, in the rule's grams. */
const countedOf = ({ product: { limitClass }, variant: { weightMilli, equivalentMilli }, quantity }: LineRow) => ({
  limitClass,
  weight: weightMilli / 1000,
  equivalent: equivalentMilli && equivalentMilli / 1000,
  quantity
})
