import type { Words } from '../../db/schema.ts'
import { leftWords, limitWords, notSoldWords } from '../../http/messages.ts'
import { ApiError } from '../../http/api-error.ts'
import type { LocationRow } from '../../shop/locations/find-location.ts'
import { type LineRow, stockOf } from './load-cart.ts'
import type { PricedCart } from './pricing/price-cart.ts'
import { viewFullness } from './view-cart.ts'

type Sellable = Pick<LineRow, 'product' | 'variant' | 'listing'>

/** Returns the message for a store's remaining stock of a line's variant. */
export function leftWordsOf({ name }: LocationRow, row: Sellable): Words {
  const { product, variant } = row
  const thing = { en: `${product.name.en} ${variant.size.en}`, fr: `${product.name.fr} ${variant.size.fr}` }
  return leftWords(thing, name, stockOf(row))
}

/** The store has too little stock; the message states the rest. */
export const soldOut = (location: LocationRow, row: Sellable): ApiError =>
  new ApiError(409, 'sold_out', { words: leftWordsOf(location, row) })

/** The store doesn't list the product; a 404 would mean that the cart is gone. */
export const notSold = ({ name }: LocationRow): ApiError => new ApiError(409, 'sold_out', { words: notSoldWords(name) })

/** The purchase limit is exceeded; the message states by how much. */
export function overLimit(sums: PricedCart): ApiError {
  return new ApiError(409, 'limit_exceeded', {
    words: limitWords(sums.limitMilli, sums.exceedMilli),
    payload: { cartFull: viewFullness(sums) }
  })
}
