import { request } from '../../../api/request.ts'
import { forgotPassword, signInByPassword } from '../../../contract/account/account.ts'
import { atom } from 'nanostores'
import { onReset } from '../../core/reset.ts'
import { createForm } from '../../core/form.ts'
import { $user } from '../user.ts'
import { welcome } from './welcome.ts'

/** E-mail and password of who signs in. */
export const passwordForm = createForm({ email: '', password: '' }, signInByPassword.body)

/** The address of who has forgotten their password. */
export const forgotForm = createForm({ email: '' }, forgotPassword.body)

/** Where a link that sets a new password was sent to. */
export const $linkSentTo = atom<string | undefined>(undefined)

/** The address that was typed last, so that nobody types it twice. */
export const typedEmail = (): string => passwordForm.$state.get().values.email || $user.get().email

/** Signs in by password. */
export async function signInWithPassword(): Promise<void> {
  const result = await passwordForm.submit(body => request(signInByPassword, { body }))
  if (result?.ok) welcome(result)
}

/** Has a link sent that sets a new password; nobody learns whether the address has an account. */
export async function sendPasswordLink(): Promise<void> {
  const result = await forgotForm.submit(body => request(forgotPassword, { body }))
  if (result?.ok) $linkSentTo.set(forgotForm.$state.get().values.email)
}

/** Forgets what was typed. */
export function resetPasswordForms(): void {
  passwordForm.reset()
  forgotForm.reset()
  $linkSentTo.set(undefined)
}

onReset('shopper', resetPasswordForms)
