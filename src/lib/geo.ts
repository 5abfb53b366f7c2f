/** A point on Earth, in degrees. */
export interface Coordinates {
  lat: number
  lng: number
}
