import type { DeliveryZone } from '../../src/contract/location.ts'

/** Corners written `lat lng`, one a comma; postal codes by their beginnings; prices in cents. */
function zone(
  name: string,
  prefixes: string,
  prices: [fee: number, minimum: number, freeFrom: number],
  corners: string
): DeliveryZone {
  const polygon = corners.split(',').map(corner => {
    const [lat = 0, lng = 0] = corner.trim().split(' ').map(Number)
    return { lat, lng }
  })
  const [fee, minimum, freeFrom] = prices
  return { name, postalPrefixes: prefixes.split(' '), polygon, fee, minimum, freeFrom }
}

/** West of Bathurst Street to the Humber, from the lake to Dupont Street. */
export const westEnd = zone(
  'West End',
  'M6J M6K M6G M6H M6R',
  [500, 4000, 10000],
  '43.6330 -79.4010, 43.6290 -79.4340, 43.6365 -79.4640, 43.6560 -79.4640, 43.6680 -79.4530, 43.6745 -79.4190, 43.6690 -79.4010'
)

/** The core between Bathurst Street and the Don, from the harbour to Bloor Street. */
export const downtown = zone(
  'Downtown',
  'M5T M5S M5V M5H M5G M5B',
  [600, 3500, 12000],
  '43.6360 -79.4030, 43.6690 -79.4130, 43.6740 -79.3830, 43.6690 -79.3680, 43.6490 -79.3580, 43.6385 -79.3790'
)

/** The inner city between the Bow and 26 Avenue, Crowchild Trail and Deerfoot. */
export const innerCity = zone(
  'Inner city',
  'T2G T2E T2P T2R T2S',
  [700, 5000, 15000],
  '51.0690 -114.0980, 51.0700 -114.0340, 51.0560 -114.0030, 51.0330 -114.0020, 51.0190 -114.0330, 51.0230 -114.0980'
)
