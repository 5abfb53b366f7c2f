import type { Platform } from '../../platform/platform.ts'

/** How long the shopper has to answer the browser's question, and the device to find itself, in milliseconds. */
const TIME_LIMIT = 20_000

/** How old a place that the device knows already may be, in milliseconds. */
const FRESH_FOR = 300_000

/** Asks the browser where the device is; it asks the shopper. Old browsers and pages on plain http can't say. */
export const locate: Platform['locate'] = () =>
  new Promise(done => {
    // The browser's own time-out doesn't begin before the shopper has answered.
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
