import { array, type InferOutput, integer, maxLength, nullable, number, object, picklist, pipe, string } from 'valibot'
import { emailAddress } from '../account/customer.ts'
import { del, get, query } from '../http/endpoint.ts'
import { count } from '../http/number.ts'
import { maybe } from '../http/optional.ts'
import { id } from '../http/text.ts'
import { instant } from '../http/time.ts'

/** How a message about a size that is back reaches a shopper. */
export const watchChannel = picklist(['email', 'sms'])

/** Distances in kilometres that a shopper can choose from; null is this store only. */
export const watchReaches = [null, 5, 15, 50] as const

/** An open request for one message when a size is back. */
const openWatch = object({
  id,
  channel: watchChannel,
  km: maybe(number(), null),
  until: instant
})

/** The words that the shopper agrees to, by channel and distance, with their hash, which comes back with the request. */
const watchWords = object({ channel: watchChannel, km: maybe(number(), null), text: string(), hash: string() })

const watchForm = object({
  /** The channels to choose from: texts for members with a confirmed number, where the back end sends texts. */
  channels: array(object({ channel: watchChannel, address: maybe(string(), null) })),
  /** The distances with the number of stores, the nearest first; those with no further store are left out. */
  reaches: array(object({ km: maybe(number(), null), stores: count })),
  words: array(watchWords),
  /** The member's open request for this size. */
  open: maybe(openWatch, null)
})

export type WatchForm = InferOutput<typeof watchForm>

const path = '/locations/:location/products/:product/sizes/:variant/watch'

/** Reads the form of a size that is sold out at a store. A back end without it answers 404, and no form is shown. */
export const readWatchForm = get(path, { query: { locale: string() }, auth: 'optional', reply: watchForm })

/**
 * Asks for one message when a size is back. A member's own confirmed address starts to wait; any other gets a letter with a
 * button that confirms it, and the reply is the same whether or not the address was known. 422 `invalid` with `email`, 409 `conflict`
 * if the size is back or its words have changed, 429 `rate_limited`.
 */
export const askForWatch = query(path, {
  query: { locale: string() },
  auth: 'optional',
  needsOwnDevice: true,
  body: object({
    channel: watchChannel,
    /** The address of a guest, or null for the member's own. */
    email: nullable(emailAddress),
    km: nullable(pipe(number(), integer())),
    words: pipe(string(), maxLength(64))
  }),
  reply: object({ state: picklist(['asked', 'waiting']), until: instant })
})

/** An open request in the account. */
const myWatch = object({
  id,
  product: object({ slug: string(), name: string() }),
  size: string(),
  location: object({ slug: string(), name: string() }),
  channel: watchChannel,
  km: maybe(number(), null),
  until: instant
})

export type MyWatch = InferOutput<typeof myWatch>

const mine = object({ watches: array(myWatch) })

/** Reads the member's open requests, the latest first. */
export const readMyWatches = get('/me/watches', { query: { locale: string() }, auth: 'required', reply: mine })

/** Ends a request. */
export const endWatch = del('/me/watches/:watch', {
  query: { locale: string() },
  auth: 'required',
  needsOwnDevice: true,
  reply: mine
})
