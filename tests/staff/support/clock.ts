import type { Clock } from '../../../src/platform/platform.ts'
import { retryPauses } from '../../stores/support/test-clock.ts'

/** Waits that are as long as an interval, in milliseconds. */
const LONG = 5000

/**
 * The board's clock. The pauses before a request is sent again end immediately. Long waits go on with
 * `vi.advanceTimersByTime` alone, as intervals do.
 */
export const boardClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    if (ms < LONG) {
      const timer = setTimeout(run, retryPauses.includes(ms) ? 0 : ms)
      return () => clearTimeout(timer)
    }
    const timer = setInterval(() => {
      clearInterval(timer)
      run()
    }, ms)
    return () => clearInterval(timer)
  }
}
