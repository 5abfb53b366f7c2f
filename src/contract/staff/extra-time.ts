import { type InferOutput, object, optional, picklist, string } from 'valibot'
import { put } from '../http/endpoint.ts'
import { count } from '../http/number.ts'
import { maybe } from '../http/optional.ts'
import { instant } from '../http/time.ts'

/** Minutes that the staff add to the promise of new orders, and for how many minutes from now: two hours at most. */
export const extraMinutes = [10, 20, 30] as const
export const extraSpans = [30, 60, 120] as const

/** Time added to new orders of a store, in minutes, until an instant; null for none. */
export const extraTime = maybe(object({ minutes: count, until: instant }), null)

export type ExtraTime = InferOutput<typeof extraTime>

/**
 * Adds time to a location's promise of new orders, or with 0 minutes takes it back. It ends at `until`. All readers of the location
 * have it in `orderPrepTime`.
 */
export const setExtraTime = put('/staff/locations/:location/extra-time', {
  right: 'orders',
  query: { locale: string() },
  body: object({ minutes: picklist([0, ...extraMinutes]), during: optional(picklist(extraSpans), 60) }),
  reply: object({ extra: extraTime })
})
