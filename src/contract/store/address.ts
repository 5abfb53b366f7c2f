import { array, type InferOutput, minLength, number, object, optional, pipe, string } from 'valibot'
import { get } from '../http/endpoint.ts'

/** A place that an address search found, in the shape of Photon's GeoJSON; what it does not know is left out. */
export const foundPlace = object({
  /** Longitude first, as GeoJSON has it. */
  geometry: object({ coordinates: pipe(array(number()), minLength(2)) }),
  properties: object({
    housenumber: optional(string()),
    street: optional(string()),
    name: optional(string()),
    postcode: optional(string()),
    city: optional(string()),
    state: optional(string()),
    countrycode: optional(string())
  })
})

export type FoundPlace = InferOutput<typeof foundPlace>

/** Places that match what was typed so far, the best first, six at most. */
export const suggestAddresses = get('/addresses/suggest', {
  query: { locale: string(), q: string() },
  reply: object({ features: array(foundPlace) })
})
