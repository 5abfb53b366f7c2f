import { request } from '../../../client/http/request.ts'
import { forgotPassword, signInByPassword } from '../../../contract/account/account.ts'
import { resettable } from '../../../client/reset.ts'
import { createForm } from '../../../client/form.ts'
import { $user } from '../user.ts'
import { welcome } from './welcome.ts'

/** The email address and password for signing in. */
export const passwordForm = createForm('shopper', { email: '', password: '' }, signInByPassword.body)

/** The email address for resetting the password. */
export const forgotForm = createForm('shopper', { email: '' }, forgotPassword.body)

/** The address that a password reset link was sent to. */
export const $linkSentTo = resettable<string | undefined>('shopper', undefined)

/** Returns the last typed email address, so that it need not be typed twice. */
export const typedEmail = (): string => passwordForm.$state.get().values.email || $user.get().email

/** Signs in with a password. */
export async function signInWithPassword(): Promise<void> {
  const result = await passwordForm.submit(body => request(signInByPassword, { body }))
  if (result?.ok) welcome(result)
}

/** Sends a password reset link. The response doesn't reveal whether the address has an account. */
export async function sendPasswordLink(): Promise<void> {
  const result = await forgotForm.submit(body => request(forgotPassword, { body }))
  if (result?.ok) $linkSentTo.set(forgotForm.$state.get().values.email)
}

/** Clears the forms. */
export function resetPasswordForms(): void {
  passwordForm.reset()
  forgotForm.reset()
  $linkSentTo.set(undefined)
}
