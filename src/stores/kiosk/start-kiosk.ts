import { platform } from '../../platform/platform.ts'
import { $flags, $place, navigate } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { keepSlice } from '../core/persistence.ts'
import { $popup, closePopup } from '../core/popup.ts'
import { $slug } from '../location/location.ts'
import { $listPlace } from '../menu/list-place.ts'
import { $ageRefused } from '../session/age-question.ts'
import { recallDevice } from './device.ts'
import { followIdle, noteTouch } from './idle.ts'
import { kioskSlice } from './kiosk.ts'
import { followReports } from './report.ts'
import { followWaiting } from './send-waiting.ts'
import { endVisit, followLanguage, $isVisiting, $sight } from './visit.ts'
import { recallWaitingOrders } from './waiting-orders.ts'

/** How long "not of age" stands before the next shopper is asked, in milliseconds. */
const REFUSED_FOR = 10_000

/** Ends the visit of somebody who is not of age, in a moment. */
function followRefusal(): () => void {
  let cancel = () => {}
  const end = $ageRefused.subscribe(isRefused => {
    cancel()
    if (isRefused && $isVisiting.get()) cancel = platform().clock.after(REFUSED_FOR, endVisit)
  })
  return () => {
    cancel()
    end()
  }
}

/** What lies over a list is left for the list: a kiosk has no history that could lead back to it. */
function goBack(): void {
  const list = $listPlace.get()
  if (list) navigate(`${list.path}?${list.query}`, { as: 'back' })
}

/** A link signs no one in here: its owner doesn't stand in front of the kiosk. */
const followLinks = (): (() => void) =>
  $popup.subscribe(popup => {
    if (!$isVisiting.get() && popup?.key === 'continue-as') closePopup()
  })

/** Keeps shoppers in the store: the list of stores is for staff. */
const followPlace = (): (() => void) =>
  $place.subscribe(({ path }) => {
    const slug = $slug.get()
    if ($isVisiting.get() && slug !== undefined && path === paths.locations()) navigate(paths.location(slug))
  })

/**
 * Starts the kiosk with its start screen: whatever an earlier visit has left behind, because a crash, a reload or a
 * power cut ended it, is taken away first (SPEC C15). Returns a function that ends the kiosk.
 */
export function startKiosk(): () => void {
  const { address, kiosk } = platform()
  const { back } = address
  address.back = goBack
  recallDevice()
  recallWaitingOrders()
  const endSlice = keepSlice(kioskSlice)
  endVisit()
  // Back leads from here to here: nothing below it is ever written again.
  address.push(address.hash())
  const guard = address.onChange(() => {
    if ($flags.get().in_store) address.push(address.hash())
  })
  const disposers = [
    endSlice,
    guard,
    followIdle(),
    followLanguage(),
    followLinks(),
    // The member of staff who chose the store is not the first shopper, who is asked for their own age.
    $slug.listen(() => $isVisiting.get() || endVisit()),
    followPlace(),
    followRefusal(),
    followReports(),
    followWaiting(),
    kiosk?.page.takeOver(noteTouch),
    $sight.subscribe(sight => kiosk?.page.see(sight))
  ]
  return () => {
    for (const dispose of disposers.reverse()) dispose?.()
    kiosk?.page.see({ isLarge: false, isStrong: false })
    address.back = back
  }
}
