import type { InferOutput } from 'valibot'
import type { moveKind } from '../../../../contract/cart/cart-move.ts'
import type { LocationRow } from '../../../shop/locations/find-location.ts'
import type { SoldListing } from '../listing-at.ts'
import { type LineRow, type LoadedCart, stockOf } from '../load-cart.ts'
import { priceCart } from '../pricing/price-cart.ts'

/** The target of a move: its listings of the cart's variants, and the shopper's existing cart there. */
export interface MoveTarget {
  location: LocationRow
  into: LoadedCart | undefined
  listings: ReadonlyMap<string, SoldListing>
}

/** A line changed by a move, before and after. */
export interface LineMove {
  before: LineRow
  after: LineRow
  kind: InferOutput<typeof moveKind>
}

/** The result of a move: the lines at the other location, and the changed ones. */
export interface MovePlan {
  lines: LineRow[]
  moves: LineMove[]
}

/** Plans a move; writes nothing. */
export function planMove(from: LoadedCart, target: MoveTarget): MovePlan {
  const { into, location } = target
  const targetLines = into?.lines ?? []
  const atTarget = from.lines.map(line => ({ ...line, listing: target.listings.get(line.variant.id) ?? null }))
  const left = (line: LineRow): number => Math.min(line.quantity, stockOf(line))
  const quantityIn = (line: LineRow, among: LineRow[]): number =>
    among.find(other => other.variant.id === line.variant.id)?.quantity ?? 0
  const merged = [
    ...targetLines.map(line => {
      const same = atTarget.filter(isSame(line))
      const note = line.note ?? same[0]?.note ?? null
      const ifMissing = line.ifMissing ?? same[0]?.ifMissing ?? null
      return { ...line, note, ifMissing, quantity: Math.max(line.quantity, ...same.map(left)) }
    }),
    ...atTarget
      .filter(line => quantityIn(line, targetLines) === 0)
      .map(line => ({ ...line, quantity: left(line) }))
      .filter(line => line.quantity > 0)
  ]
  const lines = cutToLimit(location, merged, line => quantityIn(line, targetLines))
  const moves = atTarget.map((line, at): LineMove | undefined => {
    const before = from.lines[at] ?? line
    const [stocked, quantity] = [merged, lines].map(all => Math.min(line.quantity, quantityIn(line, all))) as [
      number,
      number
    ]
    const kind = kindOf(before, { ...line, quantity }, stocked, [from.location, location])
    return kind && { before, after: { ...line, quantity }, kind }
  })
  return { lines, moves: moves.filter(move => move !== undefined) }
}

const isSame =
  ({ variant }: LineRow) =>
  (line: LineRow): boolean =>
    line.variant.id === variant.id

function kindOf(
  before: LineRow,
  after: LineRow,
  stocked: number,
  [here, there]: [LocationRow, LocationRow]
): LineMove['kind'] | undefined {
  if (after.quantity < stocked) return 'limit'
  if (after.quantity < before.quantity) return after.quantity === 0 ? 'gone' : 'fewer'
  return totalOf(before, here) === totalOf(after, there) ? undefined : 'price'
}

/** A line's total at a location, in cents. */
export const totalOf = (line: LineRow, location: LocationRow): number =>
  priceCart({ lines: [line], location }).lines[0]?.total ?? 0

/**
 * Reduces quantities from the last line on until the location's purchase limit is met; never those of the existing
 * cart.
 */
function cutToLimit(location: LocationRow, lines: LineRow[], floorOf: (line: LineRow) => number): LineRow[] {
  const cut = [...lines]
  for (const [at, line] of [...lines.entries()].reverse()) {
    if (priceCart({ lines: [line], location }).equivalentMilli === 0) continue
    let { quantity } = line
    while (quantity > floorOf(line) && priceCart({ lines: cut, location }).exceedMilli > 0) {
      quantity -= 1
      cut[at] = { ...line, quantity }
    }
  }
  return cut.filter(line => line.quantity > 0)
}
