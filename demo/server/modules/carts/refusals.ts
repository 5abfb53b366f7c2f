import { leftWords, limitWords } from '../../http/messages.ts'
import { Refusal } from '../../http/refusal.ts'
import type { LocationRow } from '../locations/find-location.ts'
import { type LineRow, stockOf } from './load.ts'
import type { Reckoned } from './reckon.ts'
import { viewFullness } from './view.ts'

/** Refuses what the store has too little of, and says what is left. */
export function soldOut({ name }: LocationRow, row: Pick<LineRow, 'product' | 'variant' | 'listing'>): Refusal {
  const thing = {
    en: `${row.product.name.en} ${row.variant.size.en}`,
    fr: `${row.product.name.fr} ${row.variant.size.fr}`
  }
  return new Refusal(409, 'sold_out', { words: leftWords(thing, name, stockOf(row)) })
}

/** Refuses what goes over the purchase limit, and says by how much. */
export function overLimit(sums: Reckoned): Refusal {
  return new Refusal(409, 'limit_exceeded', {
    words: limitWords(sums.limitMilli, sums.exceedMilli),
    payload: { cartFull: viewFullness(sums) }
  })
}
