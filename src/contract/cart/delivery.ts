import { type InferOutput, nullable, number, object, string } from 'valibot'
import { zoneHours } from '../store/location.ts'
import { price } from '../http/money.ts'

/** A delivery address as returned by the API. */
export const givenAddress = object({
  line1: string(),
  unit: nullable(string()),
  city: string(),
  province: string(),
  postalCode: string(),
  notes: nullable(string()),
  lat: nullable(number()),
  lng: nullable(number())
})

/** The delivery terms of a cart at its address. */
export const delivery = object({
  address: givenAddress,
  /** The zone of the address; null if the store doesn't deliver there. */
  zone: nullable(string()),
  fee: price,
  /** The zone's minimum subtotal, and how much is missing. */
  minimum: price,
  missing: price,
  /** The subtotal from which delivery is free. */
  freeFrom: nullable(price),
  /** The zone's delivery hours. */
  hours: zoneHours,
  /** `outside` if the address is in no zone. */
  problem: nullable(string()),
  /** The nearest pickup location, if the address can't be delivered to. */
  nearest: nullable(object({ location: string(), name: string(), km: nullable(number()) }))
})

export type Delivery = InferOutput<typeof delivery>
