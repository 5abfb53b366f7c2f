import { describe, expect, test } from 'vitest'
import * as rules from '../../../src/rules/time/time-zone.ts'

/** The rules as a page has them before its machine's data on time zones, which other tests load into the module itself. */
const file: string = '../../../src/rules/time/time-zone.ts?guessed'
const { wallAt } = (await import(/* @vite-ignore */ file)) as typeof rules

const noon = Date.parse('2026-06-01T12:00:00Z')
const hoursAt = (instant: number, zone: Parameters<typeof wallAt>[1]) =>
  (wallAt(instant, zone).getTime() - instant) / 3_600_000

describe('without this machine’s data on time zones', () => {
  test('a time before all offsets that the API sent is shown by the first', () => {
    const zoneOffsets = [
      { from: '2026-11-01T06:00:00Z', offset: -300 },
      { from: '2027-03-14T07:00:00Z', offset: -240 }
    ]
    expect(hoursAt(noon, { timezone: 'America/Toronto', zoneOffsets })).toBe(-5)
  })

  test.each([
    ['a zone by its name', 'America/Toronto'],
    ['a place without offsets', { timezone: 'Asia/Tokyo' }]
  ])('%s has the device’s own clock', (_what, zone) => {
    expect(hoursAt(noon, zone) * 60 + new Date(noon).getTimezoneOffset()).toBe(0)
  })
})

test('a time that is written without colon in UTC has none of the store’s offsets in it', () => {
  const place = { timezone: 'America/Toronto', zoneOffsets: [{ from: '2027-01-01T00:00:00Z', offset: -300 }] }
  for (const utc of ['+0000', '+00:00', 'Z'])
    expect(rules.readWall(`2026-12-01T12:00:00${utc}`, place).toISOString()).toBe('2026-12-01T07:00:00.000Z')
  expect(rules.readWall('2026-12-01T12:00:00-0400', place).toISOString()).toBe('2026-12-01T12:00:00.000Z')
})
