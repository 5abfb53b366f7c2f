import { array, boolean, type InferOutput, object, optional, string } from 'valibot'
import { get } from '../http/endpoint.ts'
import { method } from '../cart/method.ts'
import { id } from '../http/text.ts'
import { date, instant } from '../http/time.ts'

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
export const slotDay = object({ date, slots: array(slot) })

export type Slot = InferOutput<typeof slot>
export type SlotDay = InferOutput<typeof slotDay>

/**
 * The slots of the next days; days without slots are omitted. With `cart`, delivery slots are limited to those
 * available at the cart's address; an unknown cart has no effect.
 */
export const readSlots = get('/locations/:location/slots', {
  query: { method, cart: optional(id) },
  auth: 'optional',
  reply: object({ days: array(slotDay) })
})
