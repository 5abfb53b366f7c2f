import { describe, expect, test } from 'vitest'
import { nextOpening, openRange, rangesOn, statusOf } from '../../../src/rules/time/hours.ts'
import { statusLabel } from '../../../src/rules/time/status-label.ts'
import { addDays } from '../../../src/rules/time/time-zone.ts'
import { clockAt, clockChanges, DAY, HOUR, MINUTE, offsetAt, storeZones } from '../support/clocks.ts'
import { everyDay, schedule, todaysRange, twoDigits } from '../support/week.ts'

/** Returns whether a store is open by the wall clock; for ranges whose ends no clock change skips or repeats. */
function isOpenByWall(range: string, time: string): boolean {
  const [open = '', close = ''] = range.split('-')
  return close > open ? open <= time && time < close : time >= open || time < close
}

/** Returns every quarter of an hour from a day before a change to a day after it. */
function quartersAbout(at: number, zone: string): { at: number; time: string }[] {
  const steps = Array.from({ length: 2 * 96 }, (_, index) => at - DAY + index * 15 * MINUTE)
  return steps.map(step => ({ at: step, time: clockAt(step, zone).time }))
}

test('clocks change twice in 2024 in every zone but Regina’s, where they never do', () => {
  const of2024 = (zone: string) => clockChanges(zone).filter(change => change.date.startsWith('2024')).length
  expect(storeZones.map(of2024)).toEqual([2, 2, 2, 2, 2, 0])
  expect(clockChanges('America/Regina')).toEqual([])
  expect(offsetAt(Date.UTC(2026, 10, 20), 'America/St_Johns') % 60).toBe(-30)
})

describe.each(storeZones)('on every clock-change day from 2024 to 2030 in %s (SPEC C8)', zone => {
  const changes = clockChanges(zone)

  test.each(['09:00-21:00', '22:00-03:30', '09:00-00:00', '00:00-00:00', '03:00-00:30'])(
    'a store with the hours %s opens and closes by the clock on the wall, to the minute',
    range => {
      const plan = schedule(everyDay(range), zone)
      for (const { at } of changes) {
        let wasOpen: boolean | undefined
        for (const quarter of quartersAbout(at, zone)) {
          const isOpen = isOpenByWall(range, quarter.time)
          if (wasOpen === isOpen && quarter.at !== at) continue
          const when = new Date(quarter.at).toISOString()
          expect(openRange(plan, quarter.at) !== undefined, when).toBe(isOpen)
          expect(openRange(plan, quarter.at - 1) !== undefined, `before ${when}`).toBe(wasOpen ?? isOpen)
          expect(statusLabel(statusOf(plan, true, quarter.at)) === 'OPEN', when).toBe(isOpen)
          wasOpen = isOpen
        }
      }
    }
  )

  test('the next opening is when the clock on the wall next shows the opening time', () => {
    const plan = schedule(everyDay('09:00-21:00'), zone)
    for (const { at, by } of changes) {
      for (const now of [at - DAY, at - 6 * HOUR, at - 1, at, at + 6 * HOUR, at + 12 * HOUR]) {
        const next = nextOpening(plan, now)?.start ?? 0
        expect(clockAt(next, zone).time).toBe('09:00')
        expect(next).toBeGreaterThan(now)
        expect(next - now).toBeLessThanOrEqual(DAY + Math.abs(by) * MINUTE)
        expect(todaysRange(plan, now)).toEqual(rangesOn(plan, clockAt(now, zone).date)[0])
      }
    }
  })

  test('the day is longer or shorter by the clock change', () => {
    const plan = schedule(everyDay('00:00-00:00'), zone)
    for (const { date, by } of changes) {
      const [range] = rangesOn(plan, date)
      expect(range && range.end - range.start, date).toBe(DAY - by * MINUTE)
      const [nextDay] = rangesOn(plan, addDays(date, 1))
      expect(range?.end).toBe(nextDay?.start)
    }
  })

  test('a skipped opening time is later by the length of the gap', () => {
    for (const { date, at } of changes.filter(change => change.by > 0)) {
      const hour = Number(clockAt(at - 1, zone).time.slice(0, 2)) + 1
      const [range] = rangesOn(schedule(everyDay(`${twoDigits(hour)}:30-05:00`), zone), date)
      expect(range?.start, date).toBe(at + 30 * MINUTE)
    }
  })

  test('an opening time that is repeated comes the first time round', () => {
    for (const { date, at } of changes.filter(change => change.by < 0)) {
      const repeated = clockAt(at + 30 * MINUTE, zone).time
      const [range] = rangesOn(schedule(everyDay(`${repeated}-05:00`), zone), date)
      expect(range?.start, date).toBe(at - 30 * MINUTE)
    }
  })
})
