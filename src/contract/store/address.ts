import { array, type InferOutput, minLength, number, object, optional, pipe, string } from 'valibot'
import { get } from '../http/endpoint.ts'

/** An address search result, as Photon's GeoJSON; unknown properties are omitted. */
export const foundPlace = object({
  /** Longitude first, as in GeoJSON. */
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

/** Suggests places that match the typed text, best first, at most six. */
export const suggestAddresses = get('/addresses/suggest', {
  query: { locale: string(), q: string() },
  reply: object({ features: array(foundPlace) })
})
