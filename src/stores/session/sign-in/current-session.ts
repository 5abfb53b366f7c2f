import { requestFirst } from '../../../client/http/first-request.ts'
import { firstEndSession, firstSession } from '../../../contract/first/first-endpoints.ts'
import { $session, beginSession, endSession } from '../session.ts'

/** Reloads the session and points. If the session has expired, it is ended here too. */
export async function refreshSession(): Promise<void> {
  const { token } = $session.get()
  if (!token) return
  const result = await requestFirst(firstSession)
  if (result.ok && token === $session.get().token) beginSession(result.value)
}

/** Ends the session of a token that the API rejected; once, even if several requests fail (SPEC A4). */
export function expireSession(token: string): void {
  if ($session.get().token === token) endSession('expired')
}

/** Signs out in this tab, in other tabs and on the server (SPEC A4). */
export async function signOut(): Promise<void> {
  const { token } = $session.get()
  endSession('signed-out')
  if (token) await requestFirst(firstEndSession, { token })
}
