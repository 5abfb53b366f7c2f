import type { Coordinates } from '../../lib/geo.ts'

/** The Earth's mean radius, in metres. */
const RADIUS = 6_371_008.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the distance between two places in metres, by the haversine formula: within 0.6 % of the true figure. */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const [lat, lng] = [radians(b.lat - a.lat), radians(b.lng - a.lng)]
  const half = Math.sin(lat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lng / 2) ** 2
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(half)))
}
