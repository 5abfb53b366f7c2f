import type { Figures } from '../../contract/staff/figures.ts'

/** A row of a close, in cents: of sales, of refunds (negative), and both together. */
export interface CloseRow {
  kind: 'gross' | 'discounts' | 'returns' | 'net' | 'fees' | 'deposits' | 'tax' | 'tips' | 'total'
  /** The name of a tax. */
  name?: string
  sold: number
  refunded: number
  both: number
}

type Closed = Pick<Figures, 'sold' | 'refunded' | 'taxes'>

/** Returns all discounts of the orders sold, in cents. */
export const discountsOf = ({ deals, codes, rewards, points }: Figures['sold']): number =>
  deals + codes + rewards + points

/** Returns the net sales of a span, in cents: goods after discounts, less refunded goods. */
export const netSales = ({ sold, refunded }: Pick<Closed, 'sold' | 'refunded'>): number =>
  sold.gross - discountsOf(sold) - refunded.goods

/**
 * Returns the rows of a close, from gross sales to the total collected. Gross sales, discounts and returns add up to the net sales;
 * these, fees, deposits, taxes and tips to the total, in each column.
 */
export function closeRows({ sold, refunded, taxes }: Closed): CloseRow[] {
  const row = (kind: CloseRow['kind'], plus: number, minus: number, name?: string): CloseRow => ({
    kind,
    ...(name !== undefined && { name }),
    sold: plus,
    refunded: 0 - minus,
    both: plus - minus
  })
  const discounts = discountsOf(sold)
  return [
    row('gross', sold.gross, 0),
    row('discounts', 0 - discounts, 0),
    row('returns', 0, refunded.goods),
    row('net', sold.gross - discounts, refunded.goods),
    row('fees', sold.fees, refunded.fees),
    row('deposits', sold.deposits, refunded.deposits),
    ...taxes.map(tax => row('tax', tax.sold, tax.refunded, tax.name)),
    row('tips', sold.tips, refunded.tips),
    row('total', sold.total, refunded.total)
  ]
}

/** Returns how much the payments of a close differ from its total, in cents: 0 unless something is wrong. */
export const paymentsDifference = ({
  sold,
  refunded,
  tenders
}: Pick<Figures, 'sold' | 'refunded' | 'tenders'>): number =>
  tenders.reduce((sum, one) => sum + one.sold - one.refunded, 0) - (sold.total - refunded.total)
