import type { Clock } from '../../../src/platform/platform.ts'

/** A clock that runs in real time and can be put forward. */
export interface TestClock extends Clock {
  /** Puts it forward; whatever falls due runs in order, each once the requests of the last have been answered. */
  pass(seconds: number): Promise<void>
}

/** The pauses before a request is sent again, in milliseconds. `api-hazards.test.ts` proves their lengths. */
export const retryPauses: readonly number[] = [400, 1600]

interface Timer {
  at: number
  run: () => void
}

/** Creates a clock on which the pauses before a request is sent again end at once. */
export function testClock(rest: () => Promise<void>): TestClock {
  const timers = new Set<Timer>()
  let ahead = 0
  const now = () => Date.now() + ahead
  const nextUntil = (end: number): Timer | undefined =>
    [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
  const putTo = (at: number) => void (ahead += Math.max(0, at - now()))
  return {
    now,
    after(ms, run) {
      const wait = retryPauses.includes(ms) ? 0 : ms
      const id = setTimeout(() => timer.run(), wait)
      const end = () => {
        clearTimeout(id)
        timers.delete(timer)
      }
      const timer: Timer = {
        at: now() + wait,
        run() {
          end()
          run()
        }
      }
      timers.add(timer)
      return end
    },
    async pass(seconds) {
      const end = now() + seconds * 1000
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        putTo(next.at)
        next.run()
        await rest()
      }
      putTo(end)
    }
  }
}
