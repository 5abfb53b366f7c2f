import { platform, isCurrent } from '../platform/platform.ts'
import { locationSlice } from '../stores/location/location.ts'
import { noteEarlierVisit } from '../client/response-cache.ts'
import { keepSlice, recallSlices, type Slice } from '../stores/core/persistence.ts'
import { platformSlice, sessionSlice, userSlice } from '../stores/session/session-slices.ts'
import { socialSlice } from '../stores/session/social-session.ts'
import { showToast } from '../client/toasts.ts'
import { visitorAgeSlice } from '../stores/session/visitor-age.ts'

/** The time limit for reading saved state, in milliseconds (SPEC A4, A7). */
const TIME_OUT = 5000

/** The persisted slices: visitor age, auth, location, social, platform and user (SPEC A4, A7); a kiosk keeps its own. */
const slices = [
  platformSlice,
  userSlice,
  sessionSlice,
  locationSlice,
  visitorAgeSlice,
  socialSlice
] as unknown as Slice<unknown>[]

/**
 * Restores saved state and persists changes from then on, in sync with other tabs. Returns an unsubscribe function. If
 * storage can't be read within 5000 ms, logs a warning and starts with defaults that are not persisted, so that no saved
 * state is lost (SPEC A4). A read that blocks the page lets no timer fire, so the clock decides too.
 */
export async function rehydrate(): Promise<() => void> {
  const browser = platform()
  const { clock, storage, warn } = browser
  const start = clock.now()
  let cancel = () => {}
  const tooLate = new Promise<undefined>(done => {
    cancel = clock.after(TIME_OUT, () => done(undefined))
  })
  const isOpen = await Promise.race([storage.open(), tooLate])
  cancel()
  if (!isCurrent(browser)) return () => {}
  const hasVisited = isOpen && storage.get(`storefront.${platformSlice.name}`) !== undefined
  const isLasting = clock.now() - start > TIME_OUT ? undefined : isOpen
  if (!isLasting) showToast('shell.forgetful', 'warn')
  if (isLasting === undefined) {
    warn(`No saved state after ${TIME_OUT} ms.`)
    for (const slice of slices) slice.take(undefined)
    return () => {}
  }
  noteEarlierVisit(hasVisited === true)
  const disposers = [...slices.map(keepSlice), storage.onChange(recallSlices)]
  return () => {
    for (const dispose of disposers) dispose()
  }
}
