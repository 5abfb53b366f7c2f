import type { StoredTax } from '../../db/schema.ts'
import { equivalentOf, fullness } from './limit.ts'
import type { LineRow, LoadedCart } from './load.ts'
import { type CartPoints, redeem, type Redeemed } from './points.ts'
import { taxesOn } from './taxes.ts'

/** A line with what it costs in cents and weighs against the limit in milligrams dried. */
export interface ReckonedLine {
  row: LineRow
  unitPrice: number
  regularPrice: number
  total: number
  equivalentMilli: number
}

/** A cart with all its sums. */
export interface Reckoned extends Redeemed {
  lines: ReckonedLine[]
  count: number
  subtotal: number
  savings: number
  taxes: StoredTax[]
  total: number
  equivalentMilli: number
  limitMilli: number
  exceedMilli: number
}

/** What a cart is reckoned of; without `points` it is a guest's. */
type Reckonable = Pick<LoadedCart, 'lines' | 'location'> & { points?: CartPoints | undefined }

/** Reckons what a cart costs and how full it is. What points take off is taken off before tax. */
export function reckon({ lines: rows, location, points }: Reckonable): Reckoned {
  const lines = rows.map(row => reckonLine(row, location))
  const subtotal = sum(lines, line => line.total)
  // Where the law lets the store reward nobody, no points are used and none earned (SPEC C12).
  const redeemed = redeem(subtotal, location.features.loyalty ? points : undefined)
  const toPay = subtotal - redeemed.rewardAmount - redeemed.pointsAmount
  const taxes = taxesOn(toPay, location.address.province)
  const equivalentMilli = sum(lines, line => line.equivalentMilli)
  return {
    lines,
    count: sum(lines, line => line.row.quantity),
    subtotal,
    savings: sum(lines, line => line.regularPrice * line.row.quantity) - subtotal,
    taxes,
    ...redeemed,
    total: toPay + sum(taxes, tax => tax.amount),
    equivalentMilli,
    ...fullness(equivalentMilli, location.purchaseLimit)
  }
}

function reckonLine(row: LineRow, location: LoadedCart['location']): ReckonedLine {
  const regularPrice = row.listing?.price ?? 0
  const unitPrice = Math.min(row.listing?.salePrice ?? regularPrice, regularPrice)
  const { product, variant, quantity } = row
  return {
    row,
    unitPrice,
    regularPrice,
    total: unitPrice * quantity,
    equivalentMilli: equivalentOf({ ...variant, limitClass: product.limitClass, quantity }, location.purchaseLimit)
  }
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0)
