import { listen } from '../lib/listen.ts'
import type { Platform } from '../platform/platform.ts'

/** Calls back when the network is back or the page becomes visible again. */
function onReturn(listener: () => void): () => void {
  const ends = [
    listen(window, ['online'], listener),
    listen(document, ['visibilitychange'], () => document.visibilityState === 'visible' && listener())
  ]
  return () => ends.forEach(end => end())
}

/** The members of the platform that the board uses: it is a page of its own, without a host, cookies or parts. */
const members = {
  clock: {
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    }
  },
  http: (url, init) => fetch(url, init),
  warn: sentence => console.warn(`Staff board: ${sentence}`),
  onReturn,
  // A board in the background rings for new orders too, so its messages go on.
  onLeave: () => () => {},
  openEvents: url => new EventSource(url)
} satisfies Partial<Platform>

/** Implements the platform for the staff board. */
export const browser = members as Partial<Platform> as Platform
