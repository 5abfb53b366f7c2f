import { request } from '../api/request.ts'
import { endSession as endSessionEndpoint, readSession, type Session } from '../contract/session.ts'
import { explain } from './load.ts'
import { $session, beginSession, endSession } from './session.ts'
import { setSpinner } from './spinner.ts'
import { showSentence, showToast } from './toasts.ts'

/** Lets somebody in; whoever else was signed in is signed out with all that is theirs. */
export function signIn(session: Session): void {
  const { userDetails } = $session.get()
  if (userDetails && userDetails.email !== session.userDetails.email) void signOut()
  beginSession(session)
}

/** Takes over a session that the retailer's app handed over by its token (SPEC C6). */
export async function takeSession(token: string): Promise<void> {
  if (token === $session.get().token) return refreshSession()
  setSpinner(true)
  const result = await request(readSession, { token })
  setSpinner(false)
  if (!result.ok) return showSentence(explain(result.problem).message, 'bad')
  signIn(result.value)
  showToast('session.welcome', 'ok', { name: result.value.userDetails.firstName })
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
