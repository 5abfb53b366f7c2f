import { array, boolean, type InferOutput, maxLength, object, optional, pipe, string, union, unknown } from 'valibot'
import { put } from '../http/endpoint.ts'
import { count } from '../http/number.ts'
import { feedResults } from './feed-result.ts'

const identifier = optional(pipe(string(), maxLength(100)))

/** By which an item names its size: one of them is enough. */
export const feedIdentity = { externalId: identifier, sku: identifier, gtin: identifier }

/** How many of a size a store has, and whether it is on the menu; left out, that stays. */
export const feedStock = object({ ...feedIdentity, stock: count, available: optional(boolean()) })

export type FeedStock = InferOutput<typeof feedStock>

/**
 * Sets the stock of up to 500 sizes of a location, by the external id, SKU or GTIN; requires a feed key with the scope `stock`.
 * Each item is checked alone, and has a result of its own. 401 for an unknown or revoked key, 403 for one of another scope or
 * store, 413 for more items, 429 after too many calls.
 */
export const setFeedStock = put('/feed/locations/:location/stock', {
  query: { locale: string() },
  body: object({ items: array(union([feedStock, unknown()])) }),
  reply: feedResults
})
