import { plainText } from '../../contract/typed/plain-text.ts'
import type { Coordinates } from '../../lib/geo.ts'
import { last } from '../../lib/lists.ts'

/** A delivery zone: postal code prefixes and a polygon. */
export interface Zone {
  postalPrefixes: readonly string[]
  polygon: readonly Coordinates[]
}

/** A destination: its postal code and coordinates, as far as they are known. */
export interface Destination {
  postalCode?: string | undefined
  lat?: number | null | undefined
  lng?: number | null | undefined
}

const plain = (code: string): string =>
  plainText(code)
    .replace(/[\s\p{P}]/gu, '')
    .toUpperCase()

/** Returns true if a point is inside a polygon: a ray to the east crosses the outline an odd number of times. */
function isWithin({ lat, lng }: Coordinates, polygon: readonly Coordinates[]): boolean {
  let isInside = false
  polygon.forEach((to, at) => {
    const from = polygon[at - 1] ?? last(polygon) ?? to
    if (to.lat > lat === from.lat > lat) return
    if (lng < to.lng + ((from.lng - to.lng) * (lat - to.lat)) / (from.lat - to.lat)) isInside = !isInside
  })
  return isInside
}

/** Returns the first zone that contains a destination, by postal code prefix or coordinates. */
export function findZone<Kind extends Zone>(place: Destination, zones: readonly Kind[]): Kind | undefined {
  const { lat = null, lng = null } = place
  const code = plain(place.postalCode ?? '')
  return zones.find(
    ({ postalPrefixes, polygon }) =>
      postalPrefixes.some(prefix => prefix !== '' && code.startsWith(plain(prefix))) ||
      (lat !== null && lng !== null && isWithin({ lat, lng }, polygon))
  )
}

/** Returns true if a zone contains the destination. */
export const isInZones = (place: Destination, zones: readonly Zone[]): boolean => findZone(place, zones) !== undefined
