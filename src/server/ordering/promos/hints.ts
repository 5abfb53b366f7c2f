import { isOfferOn } from '../../../rules/promo/offer-items.ts'
import type { PromoKind } from '../../../rules/promo/promo-kind.ts'
import type { DealRow } from './deals.ts'
import { discountsOf, setsOf, unitsOf } from './discount.ts'
import type { PromoLine } from './pieces.ts'

/** A deal that a cart lacks something for: pieces of its items, or cents to its minimum. */
export interface DealHint {
  row: DealRow
  pieces: number | null
  missing: number | null
}

/** The most hints of a cart: more would be advertising. */
const MOST = 2

/** Returns hints about deals that the cart has begun with, the nearest first. */
export function hintsFor(rows: readonly DealRow[], lines: readonly PromoLine[]): DealHint[] {
  const subtotal = lines.reduce((sum, line) => sum + line.left, 0)
  return rows
    .flatMap((row): DealHint[] => {
      const pieces = missingPieces(row.takes, lines)
      const missing = row.minimum - subtotal
      // Half of the way there, and with the items that it is on.
      if (missing > 0)
        return missing <= subtotal && discountsOf(row.takes, lines) ? [{ row, pieces: null, missing }] : []
      return pieces === undefined ? [] : [{ row, pieces, missing: null }]
    })
    .sort((a, b) => (a.pieces ?? 0) - (b.pieces ?? 0))
    .slice(0, MOST)
}

/** Returns the pieces that are missing to the next set of a deal that the cart has begun; undefined without one. */
function missingPieces(takes: PromoKind, lines: readonly PromoLine[]): number | undefined {
  switch (takes.kind) {
    case 'percent':
    case 'amount': {
      const { of = {}, from = 1 } = takes
      const units = unitsOf(of, lines)
      return units > 0 && units < from ? from - units : undefined
    }
    case 'buy_get': {
      const begun = unitsOf(takes.of, lines) % (takes.buy + takes.get)
      return begun === 0 ? undefined : takes.buy + takes.get - begun
    }
    default: {
      const { rest } = setsOf(lines, takes.parts)
      const used = new Set<(typeof rest)[number]>()
      let missing = 0
      for (const { of, count } of takes.parts) {
        const matches = rest.filter(piece => !used.has(piece) && isOfferOn(of, piece.line)).slice(0, count)
        for (const piece of matches) used.add(piece)
        missing += count - matches.length
      }
      return used.size === 0 ? undefined : missing
    }
  }
}
