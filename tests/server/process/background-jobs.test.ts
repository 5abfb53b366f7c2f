import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apart, createBackgroundJobs } from '../../../src/server/jobs/background-jobs.ts'

const jobs = createBackgroundJobs(() => {})

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Starts some jobs that run apart, and returns the names of those that have begun. */
function start(count: number): number[] {
  const begun: number[] = []
  for (let at = 0; at < count; at += 1) {
    jobs.runApart('A letter', () => {
      begun.push(at)
      return Promise.resolve()
    })
  }
  return begun
}

test('a job that runs apart begins neither with its request nor at a time that the request sets', async () => {
  const begun = start(40)
  await vi.advanceTimersByTimeAsync(apart.least - 1)
  expect(begun).toEqual([])
  await vi.advanceTimersByTimeAsync(apart.most - apart.least)
  expect(begun.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 40 }, (_, at) => at))
  expect(begun).not.toEqual(begun.toSorted((one, other) => one - other))
})

test('jobs that run apart begin immediately when awaited, as at the end of the process', async () => {
  const begun = start(3)
  await jobs.settled()
  expect(begun).toHaveLength(3)
  const others = start(3)
  await jobs.startedEnd(1000)
  expect(others).toHaveLength(3)
})
