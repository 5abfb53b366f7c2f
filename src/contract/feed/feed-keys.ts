import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  minLength,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  string
} from 'valibot'
import { del, get, query } from '../http/endpoint.ts'
import { maybe } from '../http/optional.ts'
import { id, slug } from '../http/text.ts'
import { instant } from '../http/time.ts'
import { line } from '../typed/line.ts'

/** The scope of a key: it sets products and stock; with `orders` it reads orders and moves them on. */
export const feedScope = picklist(['catalog', 'stock', 'orders'])

/** A key of the feed as managers see it: `prefix` is how its secret begins, `locations` null for all stores. */
const feedKey = object({
  id,
  name: string(),
  prefix: string(),
  scopes: array(feedScope),
  locations: maybe(array(slug), null),
  createdBy: string(),
  createdAt: instant,
  lastUsedAt: maybe(instant, null),
  isActive: boolean()
})

export type FeedScope = InferOutput<typeof feedScope>
export type FeedKey = InferOutput<typeof feedKey>

/** Reads the keys of the feed, newest first. */
export const readFeedKeys = get('/staff/feed-keys', {
  right: 'keys',
  query: { locale: string() },
  reply: object({ keys: array(feedKey) })
})

/** Creates a key. The reply alone has its `secret`, of which only a hash is stored. 404 for an unknown store. */
export const createFeedKey = query('/staff/feed-keys', {
  right: 'keys',
  query: { locale: string() },
  body: object({
    name: line(80),
    scopes: pipe(array(feedScope), minLength(1)),
    locations: optional(nullable(pipe(array(slug), minLength(1), maxLength(500))), null)
  }),
  reply: object({ key: feedKey, secret: string() })
})

/** Revokes a key, with immediate effect; again changes nothing. */
export const revokeFeedKey = del('/staff/feed-keys/:key', {
  right: 'keys',
  query: { locale: string() },
  reply: feedKey
})
