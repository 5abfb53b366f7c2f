import { computed } from 'nanostores'
import { type KioskSettings, kioskSettings } from '../../contract/kiosk/kiosk.ts'
import { safeParse } from 'valibot'
import { platform } from '../../platform/platform.ts'
import { dataOf } from '../../client/async-state.ts'
import { resettable } from '../../client/reset.ts'
import { $business } from '../location/business.ts'
import { $loggedIn } from '../session/session.ts'
import { $reader } from './reader.ts'
import { $isSending } from './sending.ts'
import { $kiosk, setKioskState } from './kiosk.ts'
import { $isVisiting, endVisit } from './visit.ts'

/** The seconds for which the question whether somebody is still there stands, before the visit ends. */
const ASKED_FOR = 20

const usual: KioskSettings = { logoutTime: 120, guestLogoutTime: 90 }

/** How long visits may rest, as set for the business (SPEC A3). */
const $settings = computed($business, (load): KioskSettings => {
  const parsed = safeParse(kioskSettings, dataOf(load)?.detail.kioskSettings ?? {})
  return parsed.success ? parsed.output : usual
})

/** The seconds left before the visit ends, while the shopper is asked whether they are still there. */
export const $secondsLeft = resettable<number | undefined>('visitor', undefined)

/** How long the visit may rest, in milliseconds. */
const $patience = computed(
  [$settings, $loggedIn],
  ({ logoutTime, guestLogoutTime }, isPerson) => (isPerson ? logoutTime : guestLogoutTime) * 1000
)

/** The instant at which the visit ends unless the screen is touched; null if the slice has none. */
const endsAt = (): number | null => {
  const { logoutTime, guestLogoutTime } = $kiosk.get()
  return $loggedIn.get() ? logoutTime : guestLogoutTime
}

/** Begins the time anew, separately for guests and signed-in users (SPEC A3). */
function beginTime(): void {
  const end = platform().clock.now() + $patience.get()
  if (endsAt() === end) return
  const isPerson = $loggedIn.get()
  setKioskState({ logoutTime: isPerson ? end : null, guestLogoutTime: isPerson ? null : end })
}

/** Notes a touch or a key. While the shopper is asked, only their answer counts. */
export function noteTouch(): void {
  if (!$isVisiting.get() || $secondsLeft.get() !== undefined) return
  beginTime()
}

/** The shopper is still there. */
export function stay(): void {
  $secondsLeft.set(undefined)
  noteTouch()
}

const isAtReader = (): boolean => /starting|waiting|approved/.test($reader.get().step)

function look(): void {
  const end = endsAt()
  // No one is asked, or sent away, while their order is on its way.
  if (end === null || $isSending.get() || isAtReader()) beginTime()
  const left = Math.ceil(((endsAt() ?? 0) - platform().clock.now()) / 1000)
  if (left <= 0) endVisit()
  else $secondsLeft.set(left <= Math.min(ASKED_FOR, $patience.get() / 2000) ? left : undefined)
}

/** Ends an abandoned visit, after asking. Returns an unsubscribe function. */
export function followIdle(): () => void {
  let cancel = () => {}
  const tick = () => {
    cancel = platform().clock.after(1000, () => {
      tick()
      look()
    })
  }
  const disposers = [
    $isVisiting.subscribe(isVisiting => {
      cancel()
      if (!isVisiting) return
      beginTime()
      tick()
    }),
    // Signing in with one's own phone touches nothing here.
    $loggedIn.listen(() => {
      if ($isVisiting.get()) stay()
    }),
    // The business may change how long visits may rest.
    $patience.listen(() => {
      if ($isVisiting.get()) beginTime()
    })
  ]
  return () => {
    cancel()
    for (const dispose of disposers) dispose()
  }
}
