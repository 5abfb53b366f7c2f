import { onReset } from '../../core/reset.ts'
import { request } from '../../../api/request.ts'
import { endSession as endSessionEndpoint, readSession, type Session } from '../../../contract/account/session.ts'
import { toUserMessage } from '../../core/async-state.ts'
import { openPopup } from '../../core/popup.ts'
import { $session, $signedIn, beginSession, endSession } from '../session.ts'
import { setSpinner } from '../../core/spinner.ts'
import { showSentence } from '../../core/toasts.ts'

/** Lets somebody in; whoever else was signed in is signed out with all that is theirs. */
export function signIn(session: Session): void {
  const { userDetails } = $session.get()
  if (userDetails && userDetails.email !== session.userDetails.email) void signOut()
  beginSession(session)
  $signedIn.set(session.token)
}

/** A token that could not be asked about, for want of an answer. */
let pending: string | undefined

/**
 * Reads the session that a link hands over by its token (SPEC C6), and asks before anything is bound to its account: a link
 * from somebody else would make the shopper's cart and orders theirs to read.
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
  // Whoever was meant to come in must not find somebody else's session.
  if (isRefused && $session.get().loggedIn) return endSession('expired')
  showSentence(toUserMessage(result.problem), 'bad')
}

/** Asks again about a token that was handed over while there was no answer to be had. */
export async function takePendingSession(): Promise<void> {
  const token = pending
  pending = undefined
  if (token) await takeSession(token)
}

/** Learns anew who is signed in and what they have earned; a session that has ended is ended here too. */
export async function refreshSession(): Promise<void> {
  const { token } = $session.get()
  if (!token) return
  const result = await request(readSession)
  if (result.ok && token === $session.get().token) beginSession(result.value)
}

/** Signs out, here, in the other tabs and on the server (SPEC A4). */
export async function signOut(): Promise<void> {
  const { token } = $session.get()
  endSession('signed-out')
  if (token) await request(endSessionEndpoint, { token })
}

/** Ends the session of a token that the API no longer knows; once, however many calls learn of it (SPEC A4). */
export function expireSession(token: string): void {
  if ($session.get().token === token) endSession('expired')
}

onReset('all', () => (pending = undefined))
