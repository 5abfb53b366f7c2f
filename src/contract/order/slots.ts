import { array, boolean, type InferOutput, object, optional, string } from 'valibot'
import { get } from '../http/endpoint.ts'
import { method } from '../cart/method.ts'
import { id } from '../http/text.ts'
import { date, instant } from '../http/time.ts'

/** A time to collect or receive an order. */
export const slot = object({
  /** `YYYY-MM-DD hh:mm a` in the location's zone (SPEC A7), which is also its name on the wire. */
  id: string(),
  start: instant,
  end: instant,
  /** False when its places are taken. */
  available: boolean()
})

/** The slots of one date, earliest first. */
export const slotDay = object({ date, slots: array(slot) })

export type Slot = InferOutput<typeof slot>
export type SlotDay = InferOutput<typeof slotDay>

/**
 * The slots of the next days; a day without one is left out. `cart` names the cart that they are for: of delivery, only
 * those remain in which it is brought to the cart's address. One that is not there leaves out none.
 */
export const readSlots = get('/locations/:location/slots', {
  query: { method, cart: optional(id) },
  session: 'known',
  reply: object({ days: array(slotDay) })
})
