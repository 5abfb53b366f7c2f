import { createLatest } from '../../client/latest.ts'
import { request } from '../../client/http/request.ts'
import { verifyEmail } from '../../contract/account/account.ts'
import { resettable } from '../../client/reset.ts'
import { toProblem, type AsyncState } from '../../client/async-state.ts'
import { closePopup } from '../core/popup.ts'
import { readProfile } from './profile.ts'
import { $session } from '../session/session.ts'
import { refreshSession } from '../session/sign-in/current-session.ts'
import { showToast } from '../../client/toasts.ts'

/** The result of following an email confirmation link. */
export const $verification = resettable<AsyncState<{ email: string }>>('all', { state: 'idle' })

const attempts = createLatest('all')

/** Confirms the address that the link was sent to (SPEC C6). */
export async function confirmEmail(token: string): Promise<void> {
  const isLatest = attempts.begin()
  $verification.set({ state: 'loading' })
  const result = await request(verifyEmail, { body: { token } })
  if (result.ok) {
    showToast('verify.done', 'ok', { email: result.value.email })
    // The signed-in user may be the owner of the confirmed address.
    if ($session.get().loggedIn) void Promise.all([refreshSession(), readProfile()])
    if (isLatest()) closePopup()
  } else if (isLatest()) $verification.set({ state: 'failed', problem: toProblem(result.problem) })
}

/** Clears the confirmation state. */
export function resetVerification(): void {
  attempts.cancel()
  $verification.set({ state: 'idle' })
}
