import { retryPauses } from './test-clock.ts'
import type { TestPlatform } from './test-env.ts'

/** A clock whose longer waits end only when a test lets time pass. */
export interface HandClock {
  now(): number
  /** Lets time pass; whatever falls due in it runs in order, each once the requests of the last have been answered. */
  pass(seconds: number): Promise<void>
}

interface Timer {
  at: number
  run: () => void
}

/**
 * Gives a platform such a clock. Waits of less than a second and those between the repetitions of a request end at once,
 * in real time.
 */
export function handClock(outside: TestPlatform, start = Date.now()): HandClock {
  const timers = new Set<Timer>()
  let now = start
  outside.clock.now = () => now
  outside.clock.after = (ms, run) => {
    if (ms < 1000 || retryPauses.includes(ms)) {
      const timer = setTimeout(run)
      return () => clearTimeout(timer)
    }
    const timer = { at: now + ms, run }
    timers.add(timer)
    return () => void timers.delete(timer)
  }
  const nextUntil = (end: number): Timer | undefined =>
    [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
  return {
    now: () => now,
    async pass(seconds) {
      const end = now + seconds * 1000
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        timers.delete(next)
        now = Math.max(now, next.at)
        next.run()
        await outside.rest()
      }
      now = end
    }
  }
}
