import type { Coordinates } from '../../lib/geo.ts'

/** Where a store delivers to: postal codes that begin so, and what lies within a polygon. */
export interface Zone {
  postalPrefixes: readonly string[]
  polygon: readonly Coordinates[]
}

/** A place, by its postal code and where it lies, as far as they are known. */
export interface Destination {
  postalCode?: string | undefined
  lat?: number | null | undefined
  lng?: number | null | undefined
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

/** The first of the zones that takes in a place, by the beginning of its postal code or by where it lies. */
export function findZone<Kind extends Zone>(place: Destination, zones: readonly Kind[]): Kind | undefined {
  const { lat = null, lng = null } = place
  const code = plain(place.postalCode ?? '')
  return zones.find(
    ({ postalPrefixes, polygon }) =>
      postalPrefixes.some(prefix => prefix !== '' && code.startsWith(plain(prefix))) ||
      (lat !== null && lng !== null && isWithin({ lat, lng }, polygon))
  )
}

/** Whether one of the zones takes in a place. */
export const isInZones = (place: Destination, zones: readonly Zone[]): boolean => findZone(place, zones) !== undefined
