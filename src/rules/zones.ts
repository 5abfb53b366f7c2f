import type { Coordinates } from './distance.ts'

/** Where a store delivers to: postal codes that begin so, and what lies within a polygon. */
export interface Zone {
  postalPrefixes: readonly string[]
  polygon: readonly Coordinates[]
}

/** A place, with its postal code where that is known. */
export interface Destination extends Coordinates {
  postalCode?: string | undefined
}

const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase()

/** Whether a place lies within a polygon: a ray eastward from it crosses the outline an odd number of times. */
export function isWithin({ lat, lng }: Coordinates, polygon: readonly Coordinates[]): boolean {
  let isInside = false
  polygon.forEach((to, at) => {
    const from = polygon.at(at - 1) ?? to
    if (to.lat > lat === from.lat > lat) return
    if (lng < to.lng + ((from.lng - to.lng) * (lat - to.lat)) / (from.lat - to.lat)) isInside = !isInside
  })
  return isInside
}

/** Whether one of the zones takes in a place, by the beginning of its postal code or by where it lies. */
export function isInZones(place: Destination, zones: readonly Zone[]): boolean {
  const code = plain(place.postalCode ?? '')
  return zones.some(
    ({ postalPrefixes, polygon }) =>
      postalPrefixes.some(prefix => prefix !== '' && code.startsWith(plain(prefix))) || isWithin(place, polygon)
  )
}
