import type { InferOutput } from 'valibot'
import type { joinChange } from '../../../../contract/account/loyalty.ts'
import type { LineRow, LoadedCart } from '../load-cart.ts'
import { planMove } from '../move/plan-move.ts'

/** A line changed by a merge, before and after. */
export interface LineJoin {
  before: LineRow
  after: LineRow
  kind: InferOutput<typeof joinChange>['kind']
}

/**
 * Plans merging a person's own cart into another of the same location; writes nothing. Lines that don't come along in
 * full have the reason as their kind, the others `joined`.
 */
export function planClaim(own: LoadedCart, into: LoadedCart): { lines: LineRow[]; joins: LineJoin[] } {
  const listings = new Map(own.lines.flatMap(({ variant, listing }) => (listing ? [[variant.id, listing]] : [])))
  const { lines, moves } = planMove(own, { location: into.location, into, listings })
  const find = (among: LineRow[], { variant }: LineRow) => among.find(line => line.variant.id === variant.id)
  const joins = own.lines.flatMap((line): LineJoin[] => {
    const lost = moves.find(({ before }) => before === line)
    if (lost) return [lost]
    const was = find(into.lines, line) ?? { ...line, quantity: 0 }
    const is = find(lines, line)
    return is && is.quantity > was.quantity ? [{ before: was, after: is, kind: 'joined' }] : []
  })
  return { lines, joins }
}
