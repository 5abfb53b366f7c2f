import type { Deal } from '../../contract/catalog/deals.ts'
import type { PromoKind } from './promo-kind.ts'

/** Returns the saving of a deal in figures; undefined for one that a few of them can't say, such as “buy two, get one”. */
export function dealOffer(takes: PromoKind): Deal['offer'] {
  switch (takes.kind) {
    case 'percent':
      return { percent: takes.percent, pieces: takes.from }
    case 'amount':
      return { amount: takes.cents, pieces: takes.from }
    case 'bundle':
      return { amount: takes.cents, pieces: piecesIn(takes.parts) }
    case 'bundle_price':
      return { price: takes.price, pieces: piecesIn(takes.parts) }
    case 'buy_get':
      return undefined
  }
}

const piecesIn = (parts: readonly { count: number }[]): number => parts.reduce((sum, { count }) => sum + count, 0)
