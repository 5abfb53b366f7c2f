import { platform } from '../platform/platform.ts'
import { onReset } from './reset.ts'

/** The API's clock less the device's, in milliseconds. */
let ahead = 0

/** The longest that a browser's timer can wait, in milliseconds; after longer waits, it would run immediately. */
const LONGEST = 2 ** 31 - 1

/** Notes the API's time in a reply that no cache has kept. */
export function noteServerTime(text: string): void {
  ahead = Date.parse(text) - platform().clock.now()
}

/** Returns the current time in milliseconds by the API's clock, as far as it is known, because a device's may be wrong. */
export const serverNow = (): number => platform().clock.now() + ahead

/**
 * Calls back once at an instant of the API's clock, after `atLeast` milliseconds; never for Infinity. Returns a function that
 * cancels it.
 */
export function atServerTime(instant: number, run: () => void, atLeast = 0): () => void {
  if (instant === Infinity) return () => {}
  const { clock } = platform()
  const wait = Math.max(instant - serverNow(), atLeast)
  let cancel = clock.after(Math.min(wait, LONGEST), () => {
    if (wait <= LONGEST) run()
    else cancel = atServerTime(instant, run)
  })
  return () => cancel()
}

onReset('all', () => (ahead = 0))
