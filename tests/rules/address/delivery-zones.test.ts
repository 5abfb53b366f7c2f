import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Coordinates } from '../../../src/lib/geo.ts'
import { westEnd } from '../../../demo/catalogue/zones.ts'
import { findZone, isInZones } from '../../../src/rules/address/delivery-zones.ts'

const at = (lat: number, lng: number) => ({ lat, lng })
const square = [at(0, 0), at(0, 10), at(10, 10), at(10, 0)]
/** A triangle, whose long side falls to the right. */
const slope = [at(0, 0), at(10, 0), at(0, 10)]
/** A U, open at the top. */
const bay = [at(0, 0), at(0, 9), at(9, 9), at(9, 6), at(3, 6), at(3, 3), at(9, 3), at(9, 0)]
const isWithin = (place: Coordinates, polygon: Coordinates[]) => isInZones(place, [{ postalPrefixes: [], polygon }])
const byCode = (...postalPrefixes: string[]) => ({ postalPrefixes, polygon: [] })

describe('a polygon', () => {
  test.each([
    ['holds its middle', square, at(5, 5), true],
    ['holds what lies just inside', square, at(0.001, 9.999), true],
    ['holds nothing beside it', square, at(5, 10.001), false],
    ['holds nothing below it', square, at(-0.001, 5), false],
    ['holds nothing at the height of a corner', square, at(10, -5), false],
    ['holds the arms of its bay', bay, at(6, 1.5), true],
    ['does not hold its bay', bay, at(6, 4.5), false],
    ['holds what lies below its bay', bay, at(2, 4.5), true],
    ['holds what lies left of a slope', slope, at(5, 4.9), true],
    ['holds nothing right of a slope', slope, at(5, 5.1), false],
    ['holds nothing on a slope', slope, at(2.5, 7.5), false],
    ['of no corners holds nothing', [], at(0, 0), false],
    ['of one corner holds nothing', [at(1, 1)], at(1, 1), false],
    ['of two corners holds nothing', [at(0, 0), at(2, 2)], at(1, 1), false]
  ])('%s', (_, polygon, place, expected) => {
    expect(isWithin(place, polygon)).toBe(expected)
  })

  const inside = fc.double({ min: 0.001, max: 9.999, noNaN: true })
  const beyond = fc.oneof(
    fc.double({ min: -80, max: -0.001, noNaN: true }),
    fc.double({ min: 10.001, max: 80, noNaN: true })
  )

  test('of four sides holds just what lies between them, wherever its corners begin and whichever way they go round', () => {
    fc.assert(
      fc.property(inside, inside, beyond, fc.nat(3), fc.boolean(), (lat, lng, far, start, isBackward) => {
        const turned = [...square.slice(start), ...square.slice(0, start)]
        const polygon = isBackward ? turned.reverse() : turned
        expect(isWithin(at(lat, lng), polygon)).toBe(true)
        expect(isWithin(at(far, lng), polygon)).toBe(false)
        expect(isWithin(at(lat, far), polygon)).toBe(false)
      })
    )
  })
})

describe('a delivery zone takes in a place', () => {
  const nowhere = at(0, 0)

  test.each([
    ['by the beginning of its postal code', 'M6J 1E8', byCode('M6J'), true],
    ['whatever the case and the spaces', 'm6j\u00a01e8', byCode('M6J 1'), true],
    ['by any of the beginnings', 'M6K 2N6', byCode('M6J', 'M6K'), true],
    ['not by another beginning', 'M5T 2L4', byCode('M6J', 'M6K'), false],
    ['not by a beginning longer than what is known of it', 'M6J', byCode('M6J 1E8'), false],
    ['not by an empty beginning', 'M6J 1E8', byCode(''), false],
    ['not without a postal code', undefined, byCode('M6J'), false]
  ])('%s', (_, postalCode, zone, expected) => {
    expect(isInZones({ ...nowhere, postalCode }, [zone])).toBe(expected)
  })

  test('by where it lies, when its postal code is another or not known', () => {
    const zone = { postalPrefixes: ['M6J'], polygon: square }
    expect(isInZones({ ...at(5, 5), postalCode: 'X0X' }, [zone])).toBe(true)
    expect(isInZones(at(5, 5), [zone])).toBe(true)
    expect(isInZones(at(15, 5), [zone])).toBe(false)
  })

  test('when one of several zones does, and never when there is none', () => {
    const [far, here] = [{ postalPrefixes: [], polygon: square }, byCode('M6J')]
    expect(isInZones({ ...at(50, 50), postalCode: 'M6J' }, [far, here])).toBe(true)
    expect(isInZones({ ...at(5, 5), postalCode: 'M6J' }, [])).toBe(false)
  })

  test('not by where it lies while that is unknown', () => {
    const zone = { postalPrefixes: ['M6J'], polygon: square }
    expect(isInZones({ postalCode: 'X0X 0X0', lat: null, lng: null }, [zone])).toBe(false)
    expect(isInZones({ postalCode: 'M6J 1E8', lat: null }, [zone])).toBe(true)
    expect(isInZones({ lat: 5, lng: null }, [zone])).toBe(false)
  })

  test('the first one that does', () => {
    const [far, one, two] = [byCode('M5V'), byCode('M6J'), byCode('M6')]
    expect(findZone({ postalCode: 'M6J 1E8' }, [far, one, two])).toBe(one)
    expect(findZone({ postalCode: 'M6K 1E8' }, [far, one, two])).toBe(two)
    expect(findZone({ postalCode: 'K1N 5P5' }, [far, one, two])).toBeUndefined()
  })

  test('as the demo’s west end takes in its own store and not the one in Ottawa', () => {
    expect(isInZones(at(43.6468, -79.4068), [westEnd])).toBe(true)
    expect(isInZones({ ...at(45.4288, -75.6921), postalCode: 'K1N 5P5' }, [westEnd])).toBe(false)
  })
})
