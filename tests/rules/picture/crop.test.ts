import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Crop,
  largestCrop,
  mostSide,
  moveCrop,
  sentSize,
  type Size,
  zoomCrop,
  zoomOf
} from '../../../src/rules/picture/crop.ts'

const side = fc.integer({ min: 1, max: 12_000 })
const size = fc.record({ width: side, height: side })
const ratio = fc.constantFrom(1, 16 / 9, 3)
/** A crop by some moves and zooms. */
const step = fc.oneof(
  fc.record({ dx: fc.integer({ min: -9000, max: 9000 }), dy: fc.integer({ min: -9000, max: 9000 }) }),
  fc.record({ factor: fc.double({ min: 0.2, max: 5, noNaN: true }) })
)
const taken = (from: Size, wanted: number, steps: readonly ({ dx: number; dy: number } | { factor: number })[]): Crop =>
  steps.reduce(
    (crop, one) => ('factor' in one ? zoomCrop(crop, from, one.factor) : moveCrop(crop, from, one.dx, one.dy)),
    largestCrop(from, wanted)
  )
const NEARLY = 1e-6

test('a crop never leaves its picture and keeps its ratio, however it is moved and zoomed', () => {
  fc.assert(
    fc.property(size, ratio, fc.array(step, { maxLength: 12 }), (from, wanted, steps) => {
      const { x, y, width, height } = taken(from, wanted, steps)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-NEARLY)
      expect(x + width).toBeLessThanOrEqual(from.width + NEARLY)
      expect(y + height).toBeLessThanOrEqual(from.height + NEARLY)
      expect(width / height / wanted).toBeCloseTo(1, 6)
      expect(width).toBeGreaterThan(0)
    })
  )
})

test('a picture is sent with whole pixels, none of them invented, and no side above the maximum', () => {
  fc.assert(
    fc.property(size, ratio, fc.array(step, { maxLength: 6 }), (from, wanted, steps) => {
      const crop = taken(from, wanted, steps)
      const { width, height } = sentSize(crop)
      expect(Math.max(width, height)).toBeLessThanOrEqual(mostSide)
      expect([Number.isInteger(width), Number.isInteger(height)]).toEqual([true, true])
      expect(width).toBeLessThanOrEqual(Math.max(1, Math.round(crop.width)))
    })
  )
})

test('the largest crop touches two sides of the picture and is in its middle', () => {
  expect(largestCrop({ width: 600, height: 400 }, 1)).toEqual({ x: 100, y: 0, width: 400, height: 400 })
  expect(largestCrop({ width: 600, height: 400 }, 3)).toEqual({ x: 0, y: 100, width: 600, height: 200 })
})

test('zooming stays around the middle, and ends at the largest crop and at an eighth of it', () => {
  const from = { width: 1600, height: 1600 }
  const whole = largestCrop(from, 1)
  const twice = zoomCrop(whole, from, 2)
  expect(twice).toEqual({ x: 400, y: 400, width: 800, height: 800 })
  expect(zoomOf(twice, from)).toBe(200)
  expect(zoomCrop(twice, from, 0.1)).toEqual(whole)
  expect(zoomOf(zoomCrop(whole, from, 100), from)).toBe(800)
})
