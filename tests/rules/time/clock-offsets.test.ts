import { afterEach, describe, expect, test, vi } from 'vitest'
import { offsetsFrom, zoneOffsets } from '../../../src/server/shop/locations/zone-offsets.ts'
import type { ClockPlace, Zone } from '../../../src/rules/time/clock-offsets.ts'
import { openRange, rangesOn } from '../../../src/rules/time/hours.ts'
import { addDays, dateOf, instantOn, readWall, wallAt } from '../../../src/rules/time/time-zone.ts'
import { clockAt, clockChanges, DAY, HOUR, MINUTE, offsetAt, storeZones } from '../support/clocks.ts'
import { everyDay, schedule } from '../support/week.ts'

/** A zone that no store is in: the device's data, if it were used, would be hours wrong. */
const elsewhere = 'Asia/Kathmandu'

/** A store's clocks as a device has them whose data is wrong, with what the API sent at an instant. */
const placeAt = (zone: string, now: number): ClockPlace => ({
  timezone: elsewhere,
  zoneOffsets: zoneOffsets(zone, now)
})

const shown = (instant: number, zone: Zone) => wallAt(instant, zone).toISOString().slice(0, 16)
const clocksShow = (instant: number, zone: string) => Object.values(clockAt(instant, zone)).join('T')

describe.each(storeZones)('with the offsets that the API sends, the clocks of %s are right on any device', zone => {
  const changes = clockChanges(zone)
  /** The moments of a week about each clock change, and of an ordinary one. */
  const moments = [...changes.map(({ at }) => at), Date.UTC(2026, 6, 1)]

  test('from the day before the reply to the last slots of the week ahead', () => {
    for (const at of moments)
      for (let now = at - 8 * DAY; now <= at + 2 * DAY; now += 7 * HOUR) {
        const place = placeAt(zone, now)
        for (let when = now - DAY; when <= now + 8 * DAY; when += 5 * HOUR + 15 * MINUTE)
          expect(shown(when, place), new Date(when).toISOString()).toBe(clocksShow(when, zone))
      }
  })

  test('to the minute of each change, and there and back', () => {
    for (const { at } of changes) {
      const place = placeAt(zone, at - DAY)
      for (const when of [at - MINUTE, at, at + MINUTE, at + 2 * HOUR]) {
        expect(shown(when, place)).toBe(clocksShow(when, zone))
        const { date, time } = clockAt(when, zone)
        expect(instantOn(date, time, place)).toBe(instantOn(date, time, zone))
      }
    }
  })

  test('a store opens and closes at the same instants as by the zone itself', () => {
    for (const at of moments) {
      const place = placeAt(zone, at)
      const [sent, own] = [schedule(everyDay('22:00-03:30'), place), schedule(everyDay('22:00-03:30'), zone)]
      const today = dateOf(wallAt(at, zone))
      for (const date of [-1, 0, 1].map(days => addDays(today, days)))
        expect(rangesOn(sent, date)).toEqual(rangesOn(own, date))
      expect(openRange(sent, at)).toEqual(openRange(own, at))
    }
  })

  test('the offsets are the current one and those of the next two changes, and only a change alters them', () => {
    for (const { at } of changes.filter(change => change.date > '2025' && change.date < '2029')) {
      const after = zoneOffsets(zone, at)
      const next = changes.filter(change => change.at > at).slice(0, 2)
      expect(after.filter(entry => Date.parse(entry.from) >= at)).toEqual(
        [at, ...next.map(change => change.at)].map(when => ({
          from: new Date(when).toISOString(),
          offset: offsetAt(when, zone)
        }))
      )
      expect(zoneOffsets(zone, (next[0]?.at ?? at) - 1)).toEqual(after)
    }
  })
})

test('a zone that the server doesn’t know has no offsets', () => {
  expect(zoneOffsets('Nowhere/Else', Date.UTC(2026, 10, 23))).toEqual([])
})

describe('an instant that the API sent', () => {
  const noon = '2026-11-25T12:00:00-07:00'
  const at = (text: string, zone: Zone) => readWall(text, zone).toISOString().slice(0, 16)

  test.each([
    [noon, '2026-11-25T12:00'],
    ['2026-11-25T12:00:00.250-0700', '2026-11-25T12:00'],
    ['2026-11-25T14:15:00+05:45', '2026-11-25T14:15']
  ])('is read with its own offset where the API sent no other: %s', (text, wall) => {
    expect(at(text, elsewhere)).toBe(wall)
    expect(at(text, { timezone: elsewhere })).toBe(wall)
    expect(at(text, { timezone: elsewhere, zoneOffsets: [{ from: '2026-11-26T00:00Z', offset: -360 }] })).toBe(wall)
  })

  test.each(['2026-11-25T19:00:00Z', '2026-11-25T19:00:00+00:00'])('in UTC is read in the zone: %s', text => {
    expect(at(text, 'America/Regina')).toBe('2026-11-25T13:00')
    expect(at(text, placeAt('America/Regina', Date.parse(noon)))).toBe('2026-11-25T13:00')
  })

  test('is read with the offsets that the API sent for that time, if it did', () => {
    expect(at(noon, placeAt('America/Regina', Date.parse(noon)))).toBe('2026-11-25T13:00')
  })
})

describe('a device that keeps Alberta on daylight saving time in November 2026', () => {
  afterEach(() => vi.restoreAllMocks())

  test('has the server’s times, and without offsets those of its own data', () => {
    const now = Date.UTC(2026, 10, 25, 19)
    // A name of the zone that no other test has read offsets by.
    const timezone = 'Canada/Mountain'
    const place = { timezone, zoneOffsets: [{ from: '2026-11-01T08:00:00Z', offset: -420 }] }
    const own = new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone
    const given = Intl.DateTimeFormat.prototype.formatToParts
    vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(function (
      this: Intl.DateTimeFormat,
      date
    ) {
      const options = this.resolvedOptions() as Intl.DateTimeFormatOptions
      const isMeant = options.timeZone === own
      return given.call(isMeant ? new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'Etc/GMT+6' }) : this, date)
    })
    expect(shown(now, timezone)).toBe('2026-11-25T13:00')
    expect(shown(now, place)).toBe('2026-11-25T12:00')
  })
})

test('the offsets of a span of years begin with that of its start', () => {
  expect(offsetsFrom('America/Regina', 2026, 2028)).toEqual([{ from: '2026-01-01T00:00:00.000Z', offset: -360 }])
})
