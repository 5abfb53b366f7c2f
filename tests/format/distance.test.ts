import { describe, expect, test } from 'vitest'
import { formatDistance } from '../../src/format/distance.ts'

describe('a distance in words', () => {
  test.each([
    [0, '0 m', '0 m'],
    [64, '60 m', '60 m'],
    [994, '990 m', '990 m'],
    [995, '1 km', '1 km'],
    [1234, '1.2 km', '1,2 km'],
    [9949, '9.9 km', '9,9 km'],
    [9950, '10 km', '10 km'],
    [355_400, '355 km', '355 km'],
    [2_706_900, '2,707 km', '2 707 km']
  ])('%d m: “%s”, « %s »', (metres, english, french) => {
    expect(formatDistance(metres, 'en-CA').replaceAll('\u00a0', ' ')).toBe(english)
    expect(formatDistance(metres, 'fr-CA').replaceAll('\u00a0', ' ')).toBe(french)
    expect(formatDistance(metres, 'fr-CA')).not.toContain(' ')
  })
})
