import { platform } from '../../platform/platform.ts'
import { parseHash } from '../../routing/hash.ts'
import { $flags, $place, navigate } from '../../routing/location.ts'
import { withoutParameters } from '../../routing/handed-over.ts'
import { flagNames, ownNames } from '../../routing/parameters.ts'
import { paths } from '../../routing/paths.ts'
import { reset } from '../../client/reset.ts'
import { $lastSlug, $slug } from '../../stores/location/location.ts'
import { $popup, closePopup, isOfLink } from '../../stores/core/popup.ts'
import { $linkToken, $session, $sessionEnd, $signInAgain, type SessionEnd } from '../../stores/session/session.ts'
import { showToast } from '../../client/toasts.ts'
import { takeSession } from '../../stores/session/sign-in/sign-in.ts'
import { fillUser } from '../../stores/session/user.ts'

/** Closes a screen's dialog. Dialogs opened by a link stay open. */
function closeNotice(): void {
  const popup = $popup.get()
  if (popup && !isOfLink(popup)) closePopup()
}

/** Clears all data of the user who was signed in. */
function forgetAll(how: SessionEnd): void {
  const isKiosk = $flags.get().in_store
  closeNotice()
  reset('person')
  // After an expired session, the shopper continues as a guest and keeps their cart and input.
  if (how === 'expired' && !isKiosk) return
  reset('shopper')
  // The tab where the user signed out has already cleared the shared data.
  if (how !== 'elsewhere') reset('device')
  // The kiosk's next shopper is someone else (SPEC C15).
  if (isKiosk) reset('visitor')
}

const endings = {
  'signed-out': ['session.out', 'ok'],
  elsewhere: ['session.outElsewhere', 'ok'],
  expired: ['problem.unauthorized', 'bad']
} as const

/** Returns the path of a sign-in that leads back to a page, with all that its query says but the flags, which links add. */
function signInFrom({ path, query }: { path: string; query: string }): string {
  const [, back = 'menu'] = /\/(cart|checkout|favourites)$/.exec(path) ?? []
  if (!path.startsWith(paths.user())) return paths.user('', back)
  const cleanQuery = withoutParameters(query, [...flagNames, ...ownNames])
  return path + (cleanQuery && `?${cleanQuery}`)
}

/** Starts the reactions to the start and end of a session. Returns an unsubscribe function. */
export function startSessionReactions(): () => void {
  let email: string | undefined
  let token: string | undefined
  const disposers = [
    $session.subscribe(({ userDetails }, before) => {
      if (!userDetails || userDetails === before?.userDetails) return
      // A different user than the one whose session expired or was ended in another tab. With the same token, it is the
      // same user with a new email address.
      if (email && email !== userDetails.email && token !== userDetails.token) {
        reset('shopper')
        reset('person')
        if (!before?.userDetails) reset('device')
      }
      ;({ email, token } = userDetails)
      fillUser()
    }),
    // One that ended before this part was loaded is handled now.
    $sessionEnd.subscribe(end => {
      if (!end) return
      if (end.how !== 'expired') email = undefined
      forgetAll(end.how)
      const slug = $slug.get() ?? $lastSlug.get()
      const signIn = signInFrom($place.get())
      // The host page's own fragment is left alone; the store's home is already shown there.
      if (parseHash(platform().address.hash())) {
        navigate(slug === undefined ? paths.locations() : paths.location(slug), { replace: true, signedOut: true })
      }
      const [key, tone] = endings[end.how]
      $signInAgain.set(end.how === 'expired' ? signIn : undefined)
      showToast(key, tone, {}, { signIn: $signInAgain.get() })
    }),
    $linkToken.subscribe(token => {
      if (!token) return
      $linkToken.set(undefined)
      void takeSession(token)
    }),
    $place.listen(closeNotice)
  ]
  return () => {
    for (const dispose of disposers) dispose()
  }
}
