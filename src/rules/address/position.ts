/** A place on the map, in degrees. */
export interface Position {
  lat: number
  lng: number
}

const degrees = String.raw`([-+−–]?\d{1,3}(?:\.\d+)?)`

/** Places in addresses of maps: Google's pin before the middle of its view, then what others call it. */
const inAddress = [
  new RegExp(`!3d${degrees}!4d${degrees}`),
  new RegExp(`[?&](?:q|ll|query|center|sll|destination)=(?:loc:)?${degrees}(?:,|%2C)${degrees}`, 'i'),
  new RegExp(`[?&#]mlat=${degrees}&mlon=${degrees}`),
  new RegExp(`#map=[\\d.]+/${degrees}/${degrees}`),
  new RegExp(`@${degrees},${degrees}`),
  new RegExp(`^geo:${degrees},${degrees}`)
]

const typed = new RegExp(`^\\(?${degrees}\\s*°?\\s*([NS])?\\s*[,;\\s]\\s*${degrees}\\s*°?\\s*([EWO])?\\)?$`, 'i')

const figure = (text: string): number => Number(text.replace(/[−–]/, '-'))

function onEarth(lat: number, lng: number): Position | undefined {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined
}

/**
 * Reads a place as people copy it from a map: `43.65, -79.38`, the same with `N` and `W` (`O` in French), or the address of a map
 * with a pin. Undefined for any other text.
 */
export function readPosition(text: string): Position | undefined {
  const trimmed = text.trim()
  for (const pattern of inAddress) {
    const [, lat, lng] = pattern.exec(trimmed) ?? []
    if (lat !== undefined && lng !== undefined) return onEarth(figure(lat), figure(lng))
  }
  const [, lat, north, lng, east] = typed.exec(trimmed) ?? []
  if (lat === undefined || lng === undefined) return undefined
  const sign = (value: number, side: string | undefined) =>
    side !== undefined && /[SWO]/i.test(side) ? -Math.abs(value) : value
  return onEarth(sign(figure(lat), north), sign(figure(lng), east))
}
