import type { DeliveryZone, HoursEntry } from '../../src/contract/store/location.ts'

/** Creates a zone: corners written `lat lng`, separated by commas; postal code prefixes; prices in cents. */
function zone(
  name: string,
  prefixes: string,
  prices: [fee: number, minimum: number, freeFrom: number],
  corners: string,
  hours: HoursEntry[] | null = null
): DeliveryZone {
  const polygon = corners.split(',').map(corner => {
    const [lat = 0, lng = 0] = corner.trim().split(' ').map(Number)
    return { lat, lng }
  })
  const [fee, minimum, freeFrom] = prices
  return { name, postalPrefixes: prefixes.split(' '), polygon, fee, minimum, freeFrom, hours }
}

/** West of Bathurst Street to the Humber, from the lake to Dupont Street. */
export const westEnd = zone(
  'West End',
  'M6J M6K M6G M6H M6R',
  [500, 4000, 10000],
  '43.6330 -79.4010, 43.6290 -79.4340, 43.6365 -79.4640, 43.6560 -79.4640, 43.6680 -79.4530, 43.6745 -79.4190, 43.6690 -79.4010'
)

/** From the West End to the Humber, north of High Park: one delivery run, on weekday evenings. */
export const highPark = zone(
  'High Park and the Junction',
  'M6P M6S M6N',
  [800, 5000, 15000],
  '43.6365 -79.4640, 43.6330 -79.4720, 43.6450 -79.4930, 43.6620 -79.5010, 43.6720 -79.4900, 43.6680 -79.4640',
  [1, 2, 3, 4, 5].map(day => ({ day, openTime: '16:00', closeTime: '21:00', isOpen: true }))
)

/** The core between Bathurst Street and the Don, from the harbour to Bloor Street. */
export const downtown = zone(
  'Downtown',
  'M5T M5S M5V M5H M5G M5B',
  [600, 3500, 12000],
  '43.6360 -79.4030, 43.6690 -79.4130, 43.6740 -79.3830, 43.6690 -79.3680, 43.6490 -79.3580, 43.6385 -79.3790'
)

/** From Main Street to Cambie Street and Commercial Drive, between False Creek and 33rd Avenue. */
export const eastSide = zone(
  'Mount Pleasant and Main Street',
  'V5T V5V V5N V5Y',
  [600, 4000, 12000],
  '49.2720 -123.1150, 49.2740 -123.0700, 49.2500 -123.0650, 49.2390 -123.0700, 49.2390 -123.1180'
)

/** The inner city between the Bow and 26 Avenue, Crowchild Trail and Deerfoot. */
export const innerCity = zone(
  'Inner city',
  'T2G T2E T2P T2R T2S',
  [700, 5000, 15000],
  '51.0690 -114.0980, 51.0700 -114.0340, 51.0560 -114.0030, 51.0330 -114.0020, 51.0190 -114.0330, 51.0230 -114.0980'
)
