import { request } from '../../client/http/request.ts'
import { endSession as endSessionEndpoint } from '../../contract/account/session.ts'
import { navigate } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { platform } from '../../platform/platform.ts'
import { $pageLocale, $chosenLocale, changeLocale } from '../core/language.ts'
import { $redraws } from '../core/redraw.ts'
import { reset, resettable } from '../../client/reset.ts'
import { $toasts, dismissToast } from '../../client/toasts.ts'
import { $slug } from '../location/location.ts'
import { $session, $sessionEnd, $signInAgain, endSession } from '../session/session.ts'

/** True from the first touch of a shopper until their visit ends; the start screen is shown otherwise. */
export const $isVisiting = resettable('visitor', false)

/** Larger text and more contrast, for this visit. */
export const $sight = resettable('visitor', { isLarge: false, isStrong: false })

/** Begins a visit. */
export const beginVisit = (): void => $isVisiting.set(true)

/** Signs the person out everywhere: the session was of this screen alone. */
function leaveAccount(): void {
  const { token } = $session.get()
  if (token) void request(endSessionEndpoint, { token })
  endSession('signed-out')
  $sessionEnd.set(undefined)
  $signInAgain.set(undefined)
}

/** Goes back to the language of the page. */
function forgetLanguage(): void {
  $chosenLocale.set(undefined)
  void changeLocale($pageLocale.get())
}

/** Goes back to it also after a visit that the end of a session has ended. Returns an unsubscribe function. */
export const followLanguage = (): (() => void) => $isVisiting.listen(isVisiting => isVisiting || forgetLanguage())

/**
 * Ends the visit and takes everything of it away: cart, person, form contents, cookies, dialogs, toasts, live messages,
 * language and place (SPEC C15). Only the store's start screen remains.
 */
export function endVisit(): void {
  leaveAccount()
  for (const scope of ['shopper', 'person', 'device', 'visitor'] as const) reset(scope)
  for (const { id } of $toasts.get()) dismissToast(id)
  platform().equipment?.tab.set(undefined)
  forgetLanguage()
  const slug = $slug.get()
  navigate(slug === undefined ? paths.locations() : paths.location(slug), { replace: true, signedOut: true })
  $redraws.set($redraws.get() + 1)
  platform().scroll.toStart()
}
