import { array, type InferOutput, minLength, number, object, pipe, string } from 'valibot'
import { maybe } from '../http/optional.ts'
import { get } from '../http/endpoint.ts'

/** An address search result, as Photon's GeoJSON; unknown properties are omitted. */
const foundPlace = object({
  /** Longitude first, as in GeoJSON. */
  geometry: object({ coordinates: pipe(array(number()), minLength(2)) }),
  properties: object({
    housenumber: maybe(string()),
    street: maybe(string()),
    name: maybe(string()),
    postcode: maybe(string()),
    city: maybe(string()),
    state: maybe(string()),
    countrycode: maybe(string())
  })
})

export type FoundPlace = InferOutput<typeof foundPlace>

/** Suggests places that match the typed text, best first, at most six. */
export const suggestAddresses = get('/addresses/suggest', {
  query: { locale: string(), q: string() },
  reply: object({ features: array(foundPlace) })
})
