import type { Platform } from '../../platform/platform.ts'

/** The time limit for the permission prompt and the positioning together, in milliseconds. */
const TIME_LIMIT = 20_000

/** The maximum age of a known position, in milliseconds. */
const FRESH_FOR = 300_000

/** Returns the device's position; the browser asks for permission. Unavailable in old browsers and over plain http. */
export const locate: Platform['locate'] = () =>
  new Promise(done => {
    // The browser's own timeout starts only after the shopper has answered.
    const timer = setTimeout(() => done('unavailable'), TIME_LIMIT)
    const end = (answer: Awaited<ReturnType<Platform['locate']>>) => {
      clearTimeout(timer)
      done(answer)
    }
    if (!navigator.geolocation) return end('unavailable')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => end({ lat: coords.latitude, lng: coords.longitude }),
      ({ code, PERMISSION_DENIED }) => end(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { timeout: TIME_LIMIT, maximumAge: FRESH_FOR }
    )
  })
