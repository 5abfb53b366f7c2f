import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPlatform } from '../../../src/platform/platform.ts'
import { $now } from '../../../src/client/now.ts'
import { testPlatform } from '../support/test-env.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const noon = Date.parse('2026-11-20T12:00:00-05:00')

/** Time that a store stays mounted after its last listener was removed. */
const LINGERING = SECOND

beforeEach(() => {
  vi.useFakeTimers({ now: noon + 20 * SECOND })
  setPlatform(testPlatform())
})
afterEach(() => {
  vi.advanceTimersByTime(LINGERING)
  setPlatform(undefined)
  vi.useRealTimers()
})

test('the present ticks with the minute while anything watches it', () => {
  const seen: number[] = []
  const unsubscribe = $now.subscribe(now => seen.push(now))
  expect(seen).toEqual([noon + 20 * SECOND])
  vi.advanceTimersByTime(40 * SECOND - 1)
  expect(seen).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(seen.slice(1)).toEqual([noon + MINUTE])
  vi.advanceTimersByTime(3 * MINUTE)
  expect(seen.slice(2)).toEqual([noon + 2 * MINUTE, noon + 3 * MINUTE, noon + 4 * MINUTE])
  unsubscribe()
})

test('however many watch the present, one timer ticks for all', () => {
  const disposers = [$now.listen(() => {}), $now.listen(() => {}), $now.listen(() => {})]
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(5 * MINUTE)
  expect(vi.getTimerCount()).toBe(1)
  for (const dispose of disposers) dispose()
})

test('no timer is left when nothing watches the present', () => {
  const unsubscribe = $now.listen(() => {})
  vi.advanceTimersByTime(2 * MINUTE)
  unsubscribe()
  vi.advanceTimersByTime(LINGERING)
  expect(vi.getTimerCount()).toBe(0)
  const last = $now.value
  vi.advanceTimersByTime(10 * MINUTE)
  expect($now.value).toBe(last)
})

test('a new subscriber gets the current time immediately, then each minute', () => {
  $now.listen(() => {})()
  vi.advanceTimersByTime(10 * MINUTE)
  const seen: number[] = []
  const unsubscribe = $now.subscribe(now => seen.push(now))
  vi.advanceTimersByTime(40 * SECOND)
  expect(seen).toEqual([noon + 10 * MINUTE + 20 * SECOND, noon + 11 * MINUTE])
  unsubscribe()
})

test('a device that slept shows the present when it wakes', () => {
  const unsubscribe = $now.listen(() => {})
  vi.setSystemTime(noon + 90 * MINUTE)
  vi.advanceTimersByTime(40 * SECOND)
  expect($now.get()).toBe(noon + 90 * MINUTE + 40 * SECOND)
  vi.advanceTimersByTime(20 * SECOND)
  expect($now.get()).toBe(noon + 91 * MINUTE)
  unsubscribe()
})
