import type { DeliveryAddress } from '../../../../src/contract/cart/delivery-address.ts'
import type { DeliveryZone } from '../../../../src/contract/store/location.ts'

/** Coordinates in degrees. */
export interface Place {
  lat: number
  lng: number
}

/**
 * Returns the first zone that contains an address: by a postal code prefix, or by its polygon if the coordinates are
 * known.
 */
export function zoneOf<Zone extends Pick<DeliveryZone, 'postalPrefixes' | 'polygon'>>(
  { postalCode, lat, lng }: Pick<DeliveryAddress, 'postalCode' | 'lat' | 'lng'>,
  zones: readonly Zone[]
): Zone | undefined {
  const code = bare(postalCode)
  return zones.find(
    ({ postalPrefixes, polygon }) =>
      postalPrefixes.some(prefix => prefix !== '' && code.startsWith(bare(prefix))) ||
      (lat !== null && lng !== null && isInside({ lat, lng }, polygon))
  )
}

const bare = (code: string): string => code.toUpperCase().replace(/[^A-Z\d]/g, '')

/** Ray casting: a point is inside if a line to the east crosses the outline an odd number of times. */
function isInside({ lat, lng }: Place, polygon: readonly Place[]): boolean {
  const crossed = polygon.filter((a, at) => {
    const b = polygon[(at + 1) % polygon.length] ?? a
    const spans = a.lat > lat !== b.lat > lat
    return spans && lng < a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng)
  })
  return crossed.length % 2 === 1
}

const earth = 6_371_008.8

/** Great-circle distance between two places, in metres. */
export function metresBetween(a: Place, b: Place): number {
  const [from, to, turn] = [a.lat, b.lat, b.lng - a.lng].map(degrees => (degrees * Math.PI) / 180) as [
    number,
    number,
    number
  ]
  const along = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn)
  const aside = Math.cos(to) * Math.sin(turn)
  const level = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(turn)
  return earth * Math.atan2(Math.hypot(along, aside), level)
}
