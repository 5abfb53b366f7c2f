import { type InferOutput, number, object, string } from 'valibot'
import { maybe } from '../http/optional.ts'
import { zoneHours } from '../store/location.ts'
import { price } from '../http/money.ts'

/** A delivery address as returned by the API. */
export const givenAddress = object({
  line1: string(),
  unit: maybe(string(), null),
  city: string(),
  province: string(),
  postalCode: string(),
  notes: maybe(string(), null),
  lat: maybe(number(), null),
  lng: maybe(number(), null)
})

/** The delivery terms of a cart at its address. */
export const delivery = object({
  address: givenAddress,
  /** The zone of the address; null if the store doesn't deliver there. */
  zone: maybe(string(), null),
  fee: price,
  /** The zone's minimum subtotal, and how much is missing. */
  minimum: price,
  missing: price,
  /** The subtotal from which delivery is free. */
  freeFrom: maybe(price, null),
  /** The zone's delivery hours. */
  hours: zoneHours,
  /** `outside` if the address is in no zone. */
  problem: maybe(string(), null),
  /** The nearest pickup location, if the address can't be delivered to. */
  nearest: maybe(object({ location: string(), name: string(), km: maybe(number(), null) }), null)
})

export type Delivery = InferOutput<typeof delivery>
