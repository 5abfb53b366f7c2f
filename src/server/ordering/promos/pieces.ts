import { allocate } from '../../../rules/money/allocate.ts'
import type { PromoItems } from '../../db/schema.ts'

/** A line during promo evaluation, with the cents that are not discounted yet. */
export interface PromoLine {
  product: string
  /** Slugs of its category and subcategory. */
  categories: readonly string[]
  quantity: number
  left: number
}

/** Returns whether a code applies to a line; a code without products and categories applies to all. */
export function isOf({ products, categories }: PromoItems, line: PromoLine): boolean {
  if (products === undefined && categories === undefined) return true
  return (
    (products?.includes(line.product) ?? false) ||
    (categories?.some(category => line.categories.includes(category)) ?? false)
  )
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
