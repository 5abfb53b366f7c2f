import { boolean, object, picklist, string, unknown } from 'valibot'
import { maybe } from '../http/optional.ts'
import { count } from '../http/number.ts'
import { orderStatus } from './order.ts'
import { id } from '../http/text.ts'
import { instant } from '../http/time.ts'

/**
 * Server-sent events, for retailers without PubNub. `channels` is comma-separated; `after` is the id of the last event
 * received, like the header `Last-Event-ID`. Each event has an `id` and a `heardMessage` as its data. The first event
 * is `ready`; `missed` is sent if earlier events are no longer available.
 */
export const eventsPath = '/v1/events'

/** A message and its channel. */
export const heardMessage = object({ channel: string(), message: unknown() })

/** On `order.<id>`: the order's new status. */
export const orderMessage = object({ type: picklist(['order']), status: orderStatus })

/** On `user.<…>`: the current points, or that a session has ended; each page checks whether it is its own. */
export const userMessage = object({ type: picklist(['points', 'session-ended']), points: maybe(count) })

/**
 * On `location.<id>` (SPEC C14): it opened or closed, perhaps for a pause, a variant's stock changed, or much of the menu
 * changed, with `banners` perhaps the banners too.
 * `missed` there asks to read everything again, as after settings of the store changed.
 */
export const locationMessages = [
  object({ type: picklist(['open']), isOpen: boolean(), pausedUntil: maybe(instant) }),
  object({ type: picklist(['stock']), product: id, variant: id, stock: count, available: boolean() }),
  object({ type: picklist(['menu']), banners: maybe(boolean(), false) })
] as const
