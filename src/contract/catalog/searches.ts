import { maxLength, object, pipe, string } from 'valibot'
import { query } from '../http/endpoint.ts'

/**
 * Counts a search that found nothing, without anything about the shopper. A back end counts it or not, and answers the same. One
 * without this answers 404.
 */
export const reportSearch = query('/locations/:location/searches', {
  query: { locale: string() },
  body: object({ words: pipe(string(), maxLength(200)) }),
  reply: object({})
})
