import { type InferOutput, nullable, number, object, string } from 'valibot'
import { zoneHours } from '../store/location.ts'
import { price } from '../http/money.ts'

/** Where something is brought, as the API gives it back. */
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

/** What bringing a cart to an address comes to. */
export const delivery = object({
  address: givenAddress,
  /** The zone that the address lies in; null where the store does not deliver there. */
  zone: nullable(string()),
  fee: price,
  /** The least that the lines must come to in that zone, and what they lack of it. */
  minimum: price,
  missing: price,
  /** From how much on bringing it costs nothing. */
  freeFrom: nullable(price),
  /** When it is brought to that zone at all. */
  hours: zoneHours,
  /** `outside` of all zones. */
  problem: nullable(string()),
  /** Where it could be picked up instead, when it can't be brought. */
  nearest: nullable(object({ location: string(), name: string(), km: nullable(number()) }))
})

export type Delivery = InferOutput<typeof delivery>
