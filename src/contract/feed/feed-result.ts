import { array, type InferOutput, object, picklist, string } from 'valibot'
import { count } from '../http/number.ts'
import { maybe } from '../http/optional.ts'
import { fieldCode } from '../http/reply.ts'

/** Most items of a request. */
export const MOST_ITEMS = 500

/**
 * Why an item was refused: as for fields, or because no product has its identifiers (`not_found`), because they are those of
 * another product or of several (`conflict`), or because an item before it is for the same size (`repeated`) or says otherwise of
 * the same product (`differs`).
 */
const feedCode = picklist([...fieldCode.options, 'not_found', 'conflict', 'repeated', 'differs'])

/** The result of an item, by its place in the request. */
const feedResult = object({
  index: count,
  status: picklist(['created', 'updated', 'unchanged', 'refused']),
  code: maybe(feedCode),
  field: maybe(string()),
  /** A sentence for the people who run the feed. */
  message: maybe(string())
})

/** The results of all items, in the order of the request. */
export const feedResults = object({ results: array(feedResult) })

export type FeedCode = InferOutput<typeof feedCode>
export type FeedResult = InferOutput<typeof feedResult>
