import { createLatest } from '../../../client/latest.ts'
import { resettable } from '../../../client/reset.ts'
import { safeParse } from 'valibot'
import { request } from '../../../client/http/request.ts'
import type { FieldCode } from '../../../contract/http/reply.ts'
import { password as passwordSchema, readSignup, setPassword } from '../../../contract/account/signup.ts'
import { fieldCodeOf } from '../../../client/field-code.ts'
import { toProblem, type AsyncState } from '../../../client/async-state.ts'
import { closePopup } from '../../core/popup.ts'
import { welcome } from './welcome.ts'

/** The recipient of the sign-up link. */
export const $signup = resettable<AsyncState<{ firstName: string; email: string }>>('all', { state: 'idle' })

/** The typed password, its error, and whether it is being sent. */
export const $password = resettable<{ typed: string; error?: FieldCode; isSending: boolean }>('all', {
  typed: '',
  isSending: false
})

const attempts = createLatest('all')

/** Loads a sign-up link. */
export async function openSignup(token: string): Promise<void> {
  const isLatest = attempts.begin()
  $signup.set({ state: 'loading' })
  const result = await request(readSignup, { body: { signup_token: token } })
  if (!isLatest()) return
  $signup.set(
    result.ok ? { state: 'ready', value: result.value } : { state: 'failed', problem: toProblem(result.problem) }
  )
}

/** Updates the password and clears its error. */
export function typePassword(typed: string): void {
  $password.set({ typed, isSending: false })
}

/** Saves the password and signs in. Errors are shown at the field. */
export async function savePassword(token: string): Promise<void> {
  const { typed, isSending } = $password.get()
  if (isSending) return
  const [issue] = safeParse(passwordSchema, typed).issues ?? []
  if (issue) return $password.set({ typed, error: fieldCodeOf(issue), isSending: false })
  const isLatest = attempts.follow()
  $password.set({ typed, isSending: true })
  const result = await request(setPassword, { body: { signup_token: token, password: typed } })
  if (result.ok) {
    // Sign in even if the dialog was closed, because the link is used up.
    welcome(result)
    return isLatest() ? closePopup() : undefined
  }
  if (!isLatest()) return
  const error = result.problem.fields['password']
  $password.set({ typed, isSending: false, ...(error && { error }) })
  if (!error) $signup.set({ state: 'failed', problem: toProblem(result.problem) })
}

/** Clears the link and the password. */
export function closeSignup(): void {
  attempts.cancel()
  $signup.set({ state: 'idle' })
  $password.set({ typed: '', isSending: false })
}
