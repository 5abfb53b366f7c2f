import {
  type InferOutput,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
  trim
} from 'valibot'
import { price } from './money.ts'
import { line, slug } from './text.ts'

const optionalLine = (most: number) => nullable(pipe(string(), trim(), maxLength(most)))

/** A Canadian postal code as Canada Post writes it, such as `M5V 1A1`, however it was typed. */
const postalCode = pipe(
  string(),
  trim(),
  minLength(1),
  maxLength(10),
  regex(/^[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d$/i, 'postal'),
  transform(typed => typed.toUpperCase().replace(/^(...).?(...)$/, '$1 $2'))
)

/** Where somebody lives, as they typed it. */
export const addressEntries = {
  line1: line(120),
  unit: optionalLine(20),
  city: line(80),
  province: line(3),
  postalCode,
  /** What the courier should know, such as the buzzer. */
  notes: optionalLine(200)
}

/** Where an order is to be brought; with its coordinates in degrees where a search has found it. */
export const deliveryAddress = object({
  ...addressEntries,
  lat: optional(nullable(number()), null),
  lng: optional(nullable(number()), null)
})

/** What bringing a cart to an address comes to. */
export const delivery = object({
  address: deliveryAddress,
  /** The zone that the address lies in; null where the store does not deliver there. */
  zone: nullable(string()),
  fee: price,
  /** The least that the lines must come to in that zone, and what they lack of it. */
  minimum: price,
  missing: price,
  /** From how much on bringing it costs nothing. */
  freeFrom: nullable(price),
  problem: nullable(picklist(['outside'])),
  /** Where it could be picked up instead, when it can't be brought. */
  nearest: nullable(object({ location: slug, name: string(), km: nullable(number()) }))
})

export type DeliveryAddress = InferOutput<typeof deliveryAddress>
export type Delivery = InferOutput<typeof delivery>
