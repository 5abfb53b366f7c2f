import {
  array,
  check,
  literal,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  object,
  optional,
  pipe,
  strictObject,
  string,
  transform,
  tuple,
  union
} from 'valibot'
import { zoneHours } from '../../contract/store/location.ts'

/**
 * An amount in dollars, such as 5 or 5.5, as integer cents. Refuses more than `most`, which somebody meant in cents.
 */
const dollars = (most: number) =>
  pipe(
    number('Expected an amount in dollars, such as 5 or 5.50'),
    minValue(0, 'Expected an amount in dollars, not below 0'),
    maxValue(most, `Expected an amount in dollars, not in cents: 5 is $5.00, and over ${most} is refused`),
    check(
      amount => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6,
      'Expected dollars with two decimals at most'
    ),
    transform(amount => Math.round(amount * 100))
  )

const degrees = (most: number) => pipe(number(), minValue(-most), maxValue(most))
const corner = strictObject({ lat: degrees(90), lng: degrees(180) })

/** A polygon of GeoJSON, whose corners are longitude and latitude in this order, and whose last is the first again. */
const geoJson = pipe(
  object({
    type: literal('Polygon'),
    coordinates: pipe(array(array(tuple([degrees(180), degrees(90)]))), minLength(1))
  }),
  transform(({ coordinates }) => (coordinates[0] ?? []).slice(0, -1).map(([lng, lat]) => ({ lat, lng })))
)

const polygon = pipe(
  union(
    [array(corner), geoJson],
    'Expected corners like { "lat": 43.65, "lng": -79.38 }, or a polygon of GeoJSON: { "type": "Polygon", "coordinates": [[[-79.38, 43.65], …]] }'
  ),
  check(corners => corners.length === 0 || corners.length > 2, 'Expected at least three corners, or none')
)

/** A delivery zone of a shop's file, with its amounts in dollars; found by postal codes, corners, or both. */
export const shopZone = pipe(
  strictObject({
    name: pipe(string(), minLength(1)),
    postalPrefixes: optional(array(pipe(string(), minLength(1))), []),
    polygon: optional(polygon, []),
    fee: nullish(dollars(100), 0),
    minimum: nullish(dollars(500), 0),
    freeFrom: optional(nullish(dollars(1000)), null),
    hours: zoneHours
  }),
  check(
    zone => zone.postalPrefixes.length > 0 || zone.polygon.length > 0,
    'Expected postalPrefixes such as ["M5H"], or the corners of a polygon: nobody lives in a zone without either'
  ),
  transform(zone => ({ ...zone, freeFrom: zone.freeFrom ?? null }))
)
