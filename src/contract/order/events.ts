import { boolean, object, optional, picklist, string, unknown } from 'valibot'
import { count } from '../http/number.ts'
import { orderStatus } from './order.ts'
import { id } from '../http/text.ts'

/**
 * Where messages come from as server-sent events, for whoever has no PubNub: `channels` names them with commas between, and
 * `after` the last event that was heard, like the header `Last-Event-ID`. Each has an `id` and a `heardMessage` as its data.
 * An event called `ready` comes first, and one called `missed` where what came since can't be said any more.
 */
export const eventsPath = '/v1/events'

/** A message as it comes: the channel and what was said on it. */
export const heardMessage = object({ channel: string(), message: unknown() })

/** On `order.<id>`: the state that the order came to. */
export const orderMessage = object({ type: picklist(['order']), status: orderStatus })

/** On `user.<…>`: the points that are there now, or that a session has ended; each page asks whether it is its own. */
export const userMessage = object({ type: picklist(['points', 'session-ended']), points: optional(count) })

/** On `location.<id>` (SPEC C14): it has opened or closed, a size has another stock, or much of the menu is another. */
export const locationMessages = [
  object({ type: picklist(['open']), isOpen: boolean() }),
  object({ type: picklist(['stock']), product: id, variant: id, stock: count, available: boolean() }),
  object({ type: picklist(['menu']) })
] as const
