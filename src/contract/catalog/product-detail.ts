import { array, boolean, type InferOutput, number, object, string } from 'valibot'
import { get } from '../http/endpoint.ts'
import { maybe } from '../http/optional.ts'
import { lot } from './lot.ts'
import { pictureEntries, product, variant, whereLeft } from './menu.ts'

/** A product with everything its own page shows. */
export const productDetail = object({
  ...product.entries,
  /** Each with the lots that are sold next, the first one first. */
  variants: array(object({ ...variant.entries, lots: maybe(array(lot)) })),
  /** Its picture in words; null for its name. */
  pictureAlt: maybe(string(), null),
  /** A text and a picture of its brand, if the retailer has any. */
  aboutBrand: maybe(object({ text: maybe(string(), ''), ...pictureEntries }), null),
  description: string(),
  /** All of them, with their shares in percent. */
  terpenes: array(object({ name: string(), percent: number() })),
  /** True if the store has suggestions (`readSuggestions`). */
  suggests: maybe(boolean()),
  ingredients: maybe(string(), null),
  allergens: maybe(string(), null),
  /** Other store locations that have it, with their stock. */
  elsewhere: array(whereLeft)
})

export type ProductDetail = InferOutput<typeof productDetail>

/** Reads a product of a location; 404 `not_found`, and 403 as for the menu. */
export const readProduct = get('/locations/:location/products/:product', {
  query: { locale: string() },
  auth: 'age-gated',
  reply: productDetail
})
