import type { TaxedPart } from '../../../../rules/tax/taxes-on.ts'
import type { LineDiscount } from './line-discounts.ts'
import type { PricedLine } from './price-line.ts'

/** An order before its taxes: its lines, the discount on each, and the delivery fee. */
export interface Untaxed {
  lines: readonly PricedLine[]
  discounts: readonly LineDiscount[]
  fee: number
}

/**
 * Splits an order into the parts that are taxed, each with its own taxes: every line after its discounts, its deposit, and
 * the delivery fee.
 */
export function taxedParts({ lines, discounts, fee }: Untaxed): TaxedPart[] {
  return [
    ...lines.map(({ row, total }, at) => ({
      cents: total - (discounts[at]?.discount ?? 0),
      taxes: row.variant.taxes,
      form: row.product.form
    })),
    ...lines.map(({ row, deposit }) => ({ cents: deposit.cents * row.quantity, taxes: deposit.taxes })),
    { cents: fee }
  ]
}
