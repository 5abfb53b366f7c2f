import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceBetween } from '../../../src/rules/address/distance.ts'

const at = (lat: number, lng: number) => ({ lat, lng })
const anywhere = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true })
})

describe('the distance over the ground', () => {
  test.each([
    ['from Toronto to Ottawa', at(43.6532, -79.3832), at(45.4215, -75.6972), 352_000],
    ['from Queen West to Kensington Market', at(43.6468, -79.4068), at(43.6541, -79.4014), 920],
    ['over the date line', at(0, 179.5), at(0, -179.5), 111_195],
    ['from pole to pole', at(90, 0), at(-90, 0), 20_015_115],
    ['halfway round the equator', at(0, -90), at(0, 90), 20_015_115]
  ])('%s', (_, from, to, metres) => {
    expect(Math.abs(distanceBetween(from, to) - metres) / metres).toBeLessThan(0.006)
  })

  test('is none to the same place, the same both ways, never more than halfway round, and never longer than over a third place', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, c) => {
        const there = distanceBetween(a, b)
        expect(distanceBetween(a, a)).toBe(0)
        expect(distanceBetween(b, a)).toBeCloseTo(there, 3)
        expect(there).toBeLessThan(20_015_116)
        // Between opposite points of the globe the rounding of numbers costs up to 0.1 m.
        expect(there).toBeLessThanOrEqual(distanceBetween(a, c) + distanceBetween(c, b) + 1)
      })
    )
  })
})
