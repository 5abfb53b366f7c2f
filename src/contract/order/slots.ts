import { array, boolean, type InferOutput, maxLength, object, optional, pipe, regex, string } from 'valibot'
import { get } from '../http/endpoint.ts'
import { method } from '../cart/method.ts'
import { id } from '../http/text.ts'
import { maybe } from '../http/optional.ts'
import { date, instant, minutes } from '../http/time.ts'

/** A time to collect or receive an order. */
export const slot = object({
  /** `YYYY-MM-DD hh:mm a` in the location's zone (SPEC A7), also used as the id on the wire. */
  id: string(),
  start: instant,
  end: instant,
  /** False when the slot is full. */
  available: boolean()
})

/** The slots of one date, earliest first. */
const slotDay = object({ date, slots: array(slot) })

export type Slot = InferOutput<typeof slot>
export type SlotDay = InferOutput<typeof slotDay>

/** A latitude or longitude in degrees, as text. */
const degrees = optional(pipe(string(), regex(/^-?\d{1,3}(\.\d{1,15})?$/)))

/** Where a delivery is to go, by postal code, coordinates or both. */
export const slotPlace = { postalCode: optional(pipe(string(), maxLength(40))), lat: degrees, lng: degrees }

/**
 * The slots of the next days; days without slots are omitted. Delivery slots are limited to those available at the address
 * of `cart` or, if that has none, at the place; an unknown cart has no effect. A back end that promises ready times by the store's work
 * may count the items of `cart` too, and says by which times: as the fields of the same names of a location.
 */
export const readSlots = get('/locations/:location/slots', {
  query: { method, cart: optional(id), ...slotPlace },
  auth: 'optional',
  reply: object({ days: array(slotDay), orderPrepTime: maybe(minutes), readyWithin: maybe(minutes) })
})
