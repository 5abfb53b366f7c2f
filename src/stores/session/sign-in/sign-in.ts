import { onReset } from '../../../client/reset.ts'
import { request } from '../../../client/http/request.ts'
import { readSession, type Session } from '../../../contract/account/session.ts'
import { toProblem } from '../../../client/async-state.ts'
import { openPopup } from '../../core/popup.ts'
import { $session, $signedIn, beginSession, endSession } from '../session.ts'
import { refreshSession, signOut } from './current-session.ts'
import { setSpinner } from '../../core/spinner.ts'
import { showSentence } from '../../../client/toasts.ts'

/** Signs a user in. A different user is signed out first and their data is cleared. */
export function signIn(session: Session): void {
  const { userDetails } = $session.get()
  if (userDetails && userDetails.email !== session.userDetails.email) void signOut()
  beginSession(session)
  $signedIn.set(session.token)
}

/** A token that could not be checked because the API was unreachable. */
let pending: string | undefined

/**
 * Loads the session for a token from a link (SPEC C6) and asks for confirmation before using it: with a forged link,
 * the shopper's cart and orders would end up in someone else's account.
 */
export async function takeSession(token: string): Promise<void> {
  if (token === $session.get().token) return refreshSession()
  setSpinner(true)
  const result = await request(readSession, { token })
  setSpinner(false)
  if (result.ok) {
    const isSame = $session.get().userDetails?.email === result.value.userDetails.email
    return isSame ? signIn(result.value) : openPopup({ key: 'continue-as', data: { session: result.value } })
  }
  const isRefused = result.problem.kind === 'refused'
  pending = isRefused ? undefined : token
  // The recipient of the link must not end up in someone else's session.
  if (isRefused && $session.get().loggedIn) return endSession('expired')
  showSentence(toProblem(result.problem), 'bad')
}

/** Retries a token that could not be checked earlier. */
export async function takePendingSession(): Promise<void> {
  const token = pending
  pending = undefined
  if (token) await takeSession(token)
}

onReset('all', () => (pending = undefined))
