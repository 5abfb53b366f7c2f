import { atom } from 'nanostores'
import { request } from '../../api/request.ts'
import { verifyEmail } from '../../contract/account/account.ts'
import { onReset } from '../core/reset.ts'
import { toUserMessage, type AsyncState } from '../core/async-state.ts'
import { closePopup } from '../core/popup.ts'
import { readProfile } from './profile.ts'
import { $session } from '../session/session.ts'
import { refreshSession } from '../session/sign-in/sign-in.ts'
import { showToast } from '../core/toasts.ts'

/** What became of the link that confirms an address. */
export const $verification = atom<AsyncState<{ email: string }>>({ state: 'idle' })

let turn = 0

/** Confirms the address that the link was sent to (SPEC C6). */
export async function confirmEmail(token: string): Promise<void> {
  const mine = ++turn
  $verification.set({ state: 'loading' })
  const result = await request(verifyEmail, { body: { token } })
  if (result.ok) {
    showToast('verify.done', 'ok', { email: result.value.email })
    // Whoever is signed in may be the one whose address it is.
    if ($session.get().loggedIn) void Promise.all([refreshSession(), readProfile()])
    if (mine === turn) closePopup()
  } else if (mine === turn) $verification.set({ state: 'failed', problem: toUserMessage(result.problem) })
}

/** Forgets the link. */
export function resetVerification(): void {
  turn++
  $verification.set({ state: 'idle' })
}

onReset('all', resetVerification)
