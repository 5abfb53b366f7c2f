import { beforeAll, describe, expect, test, vi } from 'vitest'
import { awkwardMoments, clockAt, HOUR, onDeviceIn } from './support/clocks.ts'
import { everyDay, schedule, toronto } from './support/week.ts'

const devices = [
  'UTC',
  'America/Toronto',
  'America/St_Johns',
  'America/Vancouver',
  'America/Regina',
  'Europe/Paris',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia'
]

const load = async () => ({
  ...(await import('../../src/rules/person/age.ts')),
  ...(await import('../../src/rules/time/hours.ts')),
  ...(await import('../../src/rules/time/machine-clocks.ts')),
  ...(await import('../../src/rules/time/status-label.ts')),
  ...(await import('../../src/rules/time/time-zone.ts'))
})

let rules: Awaited<ReturnType<typeof load>>

describe.each(devices)('on a shopper’s device in %s, the store’s zone counts (SPEC C8)', device => {
  onDeviceIn(device)

  // Offsets are remembered: each device begins with none.
  beforeAll(async () => {
    vi.resetModules()
    rules = await load()
  })

  test('clocks show the store’s time, around each clock change of the device and of the store', () => {
    for (const zone of [toronto, 'America/St_Johns', 'America/Regina']) {
      for (const now of [...awkwardMoments(device), ...awkwardMoments(zone)]) {
        const { date, time } = clockAt(now, zone)
        const wall = rules.wallAt(now, zone)
        expect(wall.toISOString(), `${zone} at ${new Date(now).toISOString()}`).toBe(`${date}T${time}:00.000Z`)
        const again = rules.instantOf(wall, zone)
        expect(again === now || again === now - HOUR).toBe(true)
        expect(clockAt(again, zone)).toEqual({ date, time })
      }
    }
  })

  test('the label is OPEN from the store’s opening to its closing time (SPEC A4)', () => {
    const plan = schedule(everyDay('09:00-23:00'))
    const label = (time: string) =>
      rules.statusLabel(rules.statusOf(plan, true, rules.instantOn('2026-11-20', time, toronto)))
    expect(label('08:59')).toBe('09:00 am - 11:00 pm (CLOSED)')
    expect(label('09:00')).toBe('OPEN')
    expect(label('22:59')).toBe('OPEN')
    expect(label('23:00')).toBe('09:00 am - 11:00 pm (CLOSED)')
  })

  test('today is the store’s date, and so are the next opening and a birthday', () => {
    const midnight = Date.parse('2026-11-21T05:00Z')
    const plan = schedule(everyDay('09:00-23:00'))
    expect(rules.today(plan, midnight - 1)).toBe('2026-11-20')
    expect(rules.today(plan, midnight)).toBe('2026-11-21')
    expect(rules.nextOpening(plan, midnight)?.start).toBe(midnight + 9 * HOUR)
    expect(rules.isOfAge('2007-11-21', 19, midnight - 1, toronto)).toBe(false)
    expect(rules.isOfAge('2007-11-21', 19, midnight, toronto)).toBe(true)
  })
})
