import { table } from './table.ts'

/**
 * A place of the demo's address search: a house, or without number and street a postal area (the first three characters
 * of a postal code).
 */
export interface KnownPlace {
  number: string
  street: string
  /** Name of the area. */
  name: string
  postalCode: string
  city: string
  /** ISO 3166-2 without the country, such as `ON`. */
  province: string
  lat: number
  lng: number
}

const columns = ['number', 'street', 'name', 'postalCode', 'city', 'province', 'lat', 'lng'] as const

/**
 * Postal areas around the demo's stores, by their centre, and houses on streets there; the house numbers are fictional.
 */
export const places: KnownPlace[] = table(
  columns,
  `
  - | - | Little Portugal and Trinity Bellwoods | M6J | Toronto | ON | 43.6479 | -79.4197
  - | - | Brockton and Parkdale | M6K | Toronto | ON | 43.6368 | -79.4282
  - | - | Christie and Bickford Park | M6G | Toronto | ON | 43.6695 | -79.4226
  - | - | Dufferin Grove and Dovercourt | M6H | Toronto | ON | 43.6690 | -79.4423
  - | - | High Park North and the Junction | M6P | Toronto | ON | 43.6616 | -79.4648
  - | - | Roncesvalles | M6R | Toronto | ON | 43.6490 | -79.4563
  - | - | Runnymede and Swansea | M6S | Toronto | ON | 43.6516 | -79.4844
  - | - | Humewood and Cedarvale | M6C | Toronto | ON | 43.6938 | -79.4282
  - | - | Kensington Market and Chinatown | M5T | Toronto | ON | 43.6532 | -79.4000
  - | - | Harbord and University of Toronto | M5S | Toronto | ON | 43.6627 | -79.4000
  - | - | King West and Bathurst Quay | M5V | Toronto | ON | 43.6427 | -79.3975
  - | - | Richmond and Adelaide | M5H | Toronto | ON | 43.6506 | -79.3846
  - | - | Central Bay Street | M5G | Toronto | ON | 43.6580 | -79.3874
  - | - | Garden District | M5B | Toronto | ON | 43.6572 | -79.3789
  - | - | Regent Park and Corktown | M5A | Toronto | ON | 43.6543 | -79.3606
  - | - | Harbourfront | M5J | Toronto | ON | 43.6408 | -79.3818
  - | - | The Annex | M5R | Toronto | ON | 43.6727 | -79.4057
  - | - | Church and Wellesley | M4Y | Toronto | ON | 43.6659 | -79.3832
  - | - | Riverdale and Danforth | M4K | Toronto | ON | 43.6796 | -79.3522
  - | - | Leslieville | M4M | Toronto | ON | 43.6595 | -79.3409
  - | - | Mimico and New Toronto | M8V | Toronto | ON | 43.6056 | -79.5013
  - | - | Willowdale | M2N | Toronto | ON | 43.7702 | -79.4085
  - | - | ByWard Market and Sandy Hill | K1N | Ottawa | ON | 45.4298 | -75.6857
  - | - | Downtown Ottawa | K1P | Ottawa | ON | 45.4207 | -75.6994
  - | - | Centretown | K2P | Ottawa | ON | 45.4150 | -75.6910
  - | - | The Glebe | K1S | Ottawa | ON | 45.4007 | -75.6830
  - | - | Rockcliffe and New Edinburgh | K1M | Ottawa | ON | 45.4470 | -75.6740
  - | - | Vanier | K1L | Ottawa | ON | 45.4396 | -75.6610
  - | - | Hintonburg and Westboro | K1Y | Ottawa | ON | 45.4020 | -75.7310
  - | - | Hull | J8X | Gatineau | QC | 45.4330 | -75.7280
  - | - | Inglewood and Ramsay | T2G | Calgary | AB | 51.0362 | -114.0400
  - | - | Bridgeland and Renfrew | T2E | Calgary | AB | 51.0650 | -114.0500
  - | - | Downtown Calgary | T2P | Calgary | AB | 51.0470 | -114.0750
  - | - | Beltline | T2R | Calgary | AB | 51.0420 | -114.0800
  - | - | Mission and Rideau Park | T2S | Calgary | AB | 51.0240 | -114.0700
  - | - | Killarney and Altadore | T2T | Calgary | AB | 51.0270 | -114.1050
  - | - | Kensington and Hillhurst | T2N | Calgary | AB | 51.0570 | -114.1000
  - | - | Forest Lawn | T2B | Calgary | AB | 51.0300 | -113.9800
  - | - | Ogden and Foothills | T2C | Calgary | AB | 50.9900 | -114.0000
  - | - | Acadia and Willow Park | T2J | Calgary | AB | 50.9500 | -114.0500
  - | - | Mount Pleasant | V5T | Vancouver | BC | 49.2620 | -123.0920
  - | - | Riley Park and Main Street | V5V | Vancouver | BC | 49.2460 | -123.0900
  - | - | Cedar Cottage | V5N | Vancouver | BC | 49.2550 | -123.0670
  - | - | Cambie Village | V5Y | Vancouver | BC | 49.2480 | -123.1130
  - | - | Strathcona | V6A | Vancouver | BC | 49.2790 | -123.0900
  - | - | Fairview | V6H | Vancouver | BC | 49.2600 | -123.1290
  702  | Queen Street West      | - | M6J 1E6 | Toronto | ON | 43.6469 | -79.4061
  941  | Queen Street West      | - | M6J 1G5 | Toronto | ON | 43.6454 | -79.4127
  1214 | Queen Street West      | - | M6J 1J6 | Toronto | ON | 43.6427 | -79.4268
  88   | Ossington Avenue       | - | M6J 2Z4 | Toronto | ON | 43.6466 | -79.4197
  45   | Strachan Avenue        | - | M6J 2S8 | Toronto | ON | 43.6444 | -79.4100
  1380 | Dundas Street West     | - | M6J 1Y2 | Toronto | ON | 43.6496 | -79.4266
  162  | Cowan Avenue           | - | M6K 2N6 | Toronto | ON | 43.6383 | -79.4325
  1486 | Queen Street West      | - | M6K 1M4 | Toronto | ON | 43.6400 | -79.4397
  620  | King Street West       | - | M5V 1M6 | Toronto | ON | 43.6439 | -79.4026
  25   | Bathurst Street        | - | M5V 2P1 | Toronto | ON | 43.6411 | -79.4018
  318  | Richmond Street West   | - | M5V 1X2 | Toronto | ON | 43.6486 | -79.3917
  214  | Augusta Avenue         | - | M5T 2L6 | Toronto | ON | 43.6542 | -79.4017
  91   | Baldwin Street         | - | M5T 1L9 | Toronto | ON | 43.6549 | -79.3989
  480  | Spadina Avenue         | - | M5S 2H1 | Toronto | ON | 43.6579 | -79.4004
  612  | Harbord Street         | - | M6G 1H4 | Toronto | ON | 43.6605 | -79.4213
  733  | Bloor Street West      | - | M6G 1L6 | Toronto | ON | 43.6639 | -79.4178
  411  | Brunswick Avenue       | - | M5R 2Z3 | Toronto | ON | 43.6668 | -79.4086
  129  | Roncesvalles Avenue    | - | M6R 2L2 | Toronto | ON | 43.6424 | -79.4474
  2960 | Dundas Street West     | - | M6P 1Y8 | Toronto | ON | 43.6658 | -79.4691
  60   | Church Street          | - | M5B 1Y7 | Toronto | ON | 43.6514 | -79.3755
  254  | Gerrard Street East    | - | M5A 2G2 | Toronto | ON | 43.6614 | -79.3680
  840  | Queen Street East      | - | M4M 1H9 | Toronto | ON | 43.6598 | -79.3474
  372  | Danforth Avenue        | - | M4K 1N8 | Toronto | ON | 43.6774 | -79.3532
  5100 | Yonge Street           | - | M2N 5V7 | Toronto | ON | 43.7682 | -79.4127
  92   | Clarence Street        | - | K1N 5P6 | Ottawa  | ON | 45.4290 | -75.6917
  41   | York Street            | - | K1N 5S7 | Ottawa  | ON | 45.4278 | -75.6938
  310  | Rideau Street          | - | K1N 5Y4 | Ottawa  | ON | 45.4292 | -75.6866
  145  | Laurier Avenue East    | - | K1N 6N6 | Ottawa  | ON | 45.4246 | -75.6838
  201  | Bank Street            | - | K2P 1W8 | Ottawa  | ON | 45.4167 | -75.6972
  815  | Bank Street            | - | K1S 3V7 | Ottawa  | ON | 45.4018 | -75.6879
  150  | Elgin Street           | - | K2P 1L4 | Ottawa  | ON | 45.4192 | -75.6925
  1099 | Wellington Street West | - | K1Y 2Y4 | Ottawa  | ON | 45.4030 | -75.7262
  64   | Beechwood Avenue       | - | K1M 1L9 | Ottawa  | ON | 45.4411 | -75.6741
  12   | Promenade du Portage   | - | J8X 2K1 | Gatineau | QC | 45.4287 | -75.7146
  1221 | 9 Avenue SE            | - | T2G 0S9 | Calgary | AB | 51.0404 | -114.0288
  1530 | 9 Avenue SE            | - | T2G 0T7 | Calgary | AB | 51.0393 | -114.0236
  2210 | 8 Street SE            | - | T2G 2Z2 | Calgary | AB | 51.0335 | -114.0385
  620  | 1 Avenue NE            | - | T2E 0B6 | Calgary | AB | 51.0536 | -114.0473
  240  | 8 Avenue SW            | - | T2P 1B5 | Calgary | AB | 51.0456 | -114.0668
  815  | 17 Avenue SW           | - | T2T 0A1 | Calgary | AB | 51.0377 | -114.0808
  301  | 11 Avenue SW           | - | T2R 0C7 | Calgary | AB | 51.0427 | -114.0693
  2104 | 4 Street SW            | - | T2S 1W8 | Calgary | AB | 51.0331 | -114.0716
  1126 | Kensington Road NW     | - | T2N 3P3 | Calgary | AB | 51.0526 | -114.0869
  3400 | 17 Avenue SE           | - | T2B 0A1 | Calgary | AB | 51.0378 | -113.9837
  9250 | Macleod Trail SE       | - | T2J 0P5 | Calgary | AB | 50.9718 | -114.0716
  2430 | Main Street            | - | V5T 3E2 | Vancouver | BC | 49.2626 | -123.1007
  175  | East Broadway          | - | V5T 1W2 | Vancouver | BC | 49.2627 | -123.1021
  3915 | Main Street            | - | V5V 3P3 | Vancouver | BC | 49.2495 | -123.1010
  2610 | Commercial Drive       | - | V5N 4C3 | Vancouver | BC | 49.2613 | -123.0697
  450  | Prior Street           | - | V6A 2E5 | Vancouver | BC | 49.2772 | -123.0938
  `
).map(({ lat, lng, ...row }) => ({ ...row, lat: Number(lat), lng: Number(lng) }))
