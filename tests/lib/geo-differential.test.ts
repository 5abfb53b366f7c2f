import fc from 'fast-check'
import { expect, test } from 'vitest'
import { places } from '../../demo/catalogue/addresses.ts'
import { locations } from '../../demo/catalogue/locations.ts'
import { metresBetween, zoneOf } from '../../demo/server/modules/locations/geo.ts'
import { distanceBetween } from '../../src/lib/geo.ts'
import { findZone } from '../../src/rules/address/delivery-zones.ts'

const zones = locations.flatMap(({ deliverySettings }) => deliverySettings.zones)
const lat = fc.double({ min: -85, max: 85, noNaN: true })
const lng = fc.double({ min: -180, max: 180, noNaN: true })

// The server has its own geometry for zones and distances.
test('the server finds the same zone of the demo’s stores for an address as the rule does', () => {
  const near = {
    lat: fc.double({ min: 43.6, max: 43.7, noNaN: true }),
    lng: fc.double({ min: -79.5, max: -79.3, noNaN: true })
  }
  const postalCode = fc.constantFrom('X0X 0X0', ...places.map(place => place.postalCode))
  fc.assert(
    fc.property(near.lat, near.lng, postalCode, fc.boolean(), (lat, lng, postalCode, isKnown) => {
      const address = { postalCode, lat: isKnown ? lat : null, lng: isKnown ? lng : null }
      expect(zoneOf(address, zones)?.name).toBe(findZone(address, zones)?.name)
    })
  )
  for (const place of places) {
    for (const { deliverySettings } of locations)
      expect(zoneOf(place, deliverySettings.zones)).toBe(findZone(place, deliverySettings.zones))
  }
})

test('the server finds the same distance between two places as the rule does, to the centimetre', () => {
  fc.assert(
    fc.property(lat, lng, lat, lng, (lat1, lng1, lat2, lng2) => {
      const [a, b] = [
        { lat: lat1, lng: lng1 },
        { lat: lat2, lng: lng2 }
      ]
      // Near the antipode the rule's formula loses its last digits.
      fc.pre(distanceBetween(a, b) < 19_000_000)
      expect(metresBetween(a, b)).toBeCloseTo(distanceBetween(a, b), 2)
    })
  )
})
