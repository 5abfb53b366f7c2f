import { allocate } from '../../../rules/money/allocate.ts'
import type { OfferedItem } from '../../../rules/promo/offer-items.ts'

/** A line during the evaluation of offers, with the cents that are not discounted yet. */
export interface PromoLine extends OfferedItem {
  quantity: number
  left: number
}

/** A single unit of a line and its remaining price. */
export interface Piece {
  line: PromoLine
  cents: number
}

/** Splits lines into units, most expensive first; leftover cents of an uneven split go to a line's first units. */
export function piecesOf(lines: readonly PromoLine[]): Piece[] {
  return lines
    .flatMap(line => allocate(line.left, Array<number>(line.quantity).fill(1)).map(cents => ({ line, cents })))
    .sort((a, b) => b.cents - a.cents)
}
