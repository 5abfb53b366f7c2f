import type { Words } from '../../db/schema.ts'
import { leftWords, limitWords, notSoldWords } from '../../http/messages.ts'
import { ApiError } from '../../http/api-error.ts'
import type { LocationRow } from '../locations/find-location.ts'
import { type LineRow, stockOf } from './load.ts'
import type { PricedCart } from './pricing/price-cart.ts'
import { viewFullness } from './view.ts'

type Sellable = Pick<LineRow, 'product' | 'variant' | 'listing'>

/** Says what a store has left of a line's variant. */
export function leftWordsOf({ name }: LocationRow, row: Sellable): Words {
  const { product, variant } = row
  const thing = { en: `${product.name.en} ${variant.size.en}`, fr: `${product.name.fr} ${variant.size.fr}` }
  return leftWords(thing, name, stockOf(row))
}

/** Refuses what the store has too little of, and says what is left. */
export const soldOut = (location: LocationRow, row: Sellable): ApiError =>
  new ApiError(409, 'sold_out', { words: leftWordsOf(location, row) })

/** Refuses what the store doesn't list; a 404 would say that the cart is gone. */
export const notSold = ({ name }: LocationRow): ApiError => new ApiError(409, 'sold_out', { words: notSoldWords(name) })

/** Refuses what goes over the purchase limit, and says by how much. */
export function overLimit(sums: PricedCart): ApiError {
  return new ApiError(409, 'limit_exceeded', {
    words: limitWords(sums.limitMilli, sums.exceedMilli),
    payload: { cartFull: viewFullness(sums) }
  })
}
