import { type InferOutput, maxValue, minValue, nullable, number, object, optional, pipe } from 'valibot'
import { maybe } from '../http/optional.ts'
import { readPostalCode } from '../typed/code.ts'
import { typed } from '../typed/typed.ts'
import { line, paragraph } from '../typed/line.ts'

/** Degrees on either side of 0. */
const degrees = (most: number) => optional(nullable(pipe(number(), minValue(-most), maxValue(most))), null)

/** A postal code, in the normal form of `readPostalCode`. */
const postalCode = typed(40, readPostalCode, 'postal')

/** The fields of a home address, as typed. */
export const addressEntries = {
  line1: line(120),
  unit: maybe(paragraph(20), null),
  city: line(80),
  province: line(40),
  postalCode,
  /** Instructions for the courier, such as the buzzer. */
  notes: maybe(paragraph(200), null)
}

/** A delivery address, with coordinates in degrees if it was found by a search. */
export const deliveryAddress = object({
  ...addressEntries,
  lat: degrees(90),
  lng: degrees(180)
})

export type DeliveryAddress = InferOutput<typeof deliveryAddress>
