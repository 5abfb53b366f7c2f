import type { PromoItems } from '../../db/schema.ts'

/** A line as codes see it: what it is, and what of its cents no code has taken off yet. */
export interface PromoLine {
  product: string
  /** Slugs of its category and subcategory. */
  categories: readonly string[]
  quantity: number
  left: number
}

/** Whether a line is of what a code is for; a code that names nothing is for all. */
export function isOf({ products, categories }: PromoItems, line: PromoLine): boolean {
  if (products === undefined && categories === undefined) return true
  return (
    (products?.includes(line.product) ?? false) || (categories?.some(one => line.categories.includes(one)) ?? false)
  )
}

/** A single piece of a line and what it costs still. */
export interface Piece {
  line: PromoLine
  cents: number
}

/** The pieces of lines, the dearest first; what a line can't be split into evenly goes to its first ones. */
export function piecesOf(lines: readonly PromoLine[]): Piece[] {
  return lines
    .flatMap(line => allocate(line.left, Array<number>(line.quantity).fill(1)).map(cents => ({ line, cents })))
    .sort((a, b) => b.cents - a.cents)
}

/** Splits cents by weights into whole cents that come to as much; what is over goes to the first ones. */
export function allocate(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return weights.map(() => 0)
  let before = 0
  let given = 0
  return weights.map(weight => {
    before += weight
    const share = Math.ceil((cents * before) / all) - given
    given += share
    return share
  })
}
