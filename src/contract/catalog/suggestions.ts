import { array, type InferOutput, object, optional, picklist, string } from 'valibot'
import { get } from '../http/endpoint.ts'
import { percent } from '../http/number.ts'
import { maybe } from '../http/optional.ts'
import { id } from '../http/text.ts'

/**
 * The facts by which a product is suggested: on labels, shelves and price tags, and in the orders of the store. None says anything about
 * effects, and none can be bought.
 */
export const suggestionKinds = [
  'together',
  'fits',
  'size',
  'cheaper',
  'cbd',
  'thc',
  'terpene',
  'strain',
  'brand'
] as const

/** The use of an accessory that fits: dried flower, 510 cartridges, pods of its brand, concentrates. */
export const accessoryUses = ['flower', 'cartridge', 'pod', 'concentrate'] as const

/**
 * Why a product is suggested, compared with the product `of`: bought together here, an accessory that fits, another size of the same, at
 * least `percent` less per gram than any of its sizes, more CBD or less THC on the label in the same category, the same main
 * terpene, the same strain type on the same shelf, the same brand.
 */
export const suggestionReason = object({
  kind: picklist(suggestionKinds),
  of: id,
  /** For `cheaper`. */
  percent: maybe(percent),
  /** For `fits`. */
  use: maybe(picklist(accessoryUses))
})

/** A product of the menu, its size to add, and the reason. */
export const suggestion = object({ product: id, variant: id, reason: suggestionReason })

export type SuggestionKind = (typeof suggestionKinds)[number]
export type AccessoryUse = (typeof accessoryUses)[number]
export type SuggestionReason = InferOutput<typeof suggestionReason>
export type Suggestion = InferOutput<typeof suggestion>

/** The most products that suggestions are asked for, and the most that are returned. */
export const mostSuggestions = { products: 30, returned: 6 } as const

/**
 * Suggests products for some of a location's: `products` are their ids, separated by commas, and `left` is the rest of the purchase limit, in
 * grams of dried cannabis; the whole limit if it is left out. All are in stock, and a piece of each is within the limit. Empty where
 * the retailer has switched suggestions off; a back end without them answers 404.
 */
export const readSuggestions = get('/locations/:location/suggestions', {
  query: { locale: string(), products: string(), left: optional(string()) },
  auth: 'age-gated',
  reply: object({ suggestions: array(suggestion) })
})
