import { array, type InferOutput, object, string } from 'valibot'
import { get } from '../http/endpoint.ts'
import { maybe } from '../http/optional.ts'
import { id } from '../http/text.ts'

/**
 * Texts of categories and subcategories, the names of the brands that come first, in their order, and the retailer's words and phrases
 * of one meaning for the search, by groups and in all languages.
 */
export const shelfTexts = object({
  categories: maybe(array(object({ id, text: string() })), []),
  brands: maybe(array(string()), []),
  searchWords: maybe(array(array(string())), [])
})

export type ShelfTexts = InferOutput<typeof shelfTexts>

/** Reads the texts of categories, the order of brands and the words of the search. A back end without any of it answers 404. */
export const readShelfTexts = get('/locations/:location/shelf-texts', {
  query: { locale: string() },
  auth: 'age-gated',
  reply: shelfTexts
})
