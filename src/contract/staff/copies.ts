import { array, type InferOutput, object, picklist, string } from 'valibot'
import { get, query } from '../http/endpoint.ts'
import { count } from '../http/number.ts'
import { id } from '../http/text.ts'
import { maybe } from '../http/optional.ts'
import { instant } from '../http/time.ts'

/** The state of a copy: its address was given and not used yet, it is being written, it was sent, or it failed. */
const copyState = picklist(['ready', 'running', 'done', 'failed'])

/** A copy of the shop that a manager asked for; `records` and `bytes` are null until it is done. */
const shopCopy = object({
  id,
  state: copyState,
  memberName: string(),
  createdAt: instant,
  records: maybe(count, null),
  bytes: maybe(count, null)
})

export type CopyState = InferOutput<typeof copyState>
export type ShopCopy = InferOutput<typeof shopCopy>

/** Reads the latest copies of the shop, newest first. 403 for members without all rights in all stores. */
export const readCopies = get('/staff/copies', {
  query: { locale: string() },
  reply: object({ copies: array(shopCopy) })
})

/**
 * Makes the address of a copy of everything: a path of this server, from which a browser can download it once, until `until`. 403 for
 * members without all rights in all stores, 409 `conflict` while another copy is written.
 */
export const createCopy = query('/staff/copies', {
  query: { locale: string() },
  body: object({}),
  reply: object({ copy: shopCopy, path: string(), until: instant })
})
