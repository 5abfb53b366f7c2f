import { request } from '../../api/request.ts'
import { changePassword as changePasswordEndpoint } from '../../contract/account/me.ts'
import { loadDevices } from './devices.ts'
import { onReset } from '../core/reset.ts'
import { createForm } from '../core/form.ts'
import { dataOf } from '../core/async-state.ts'
import { $profile, readProfile } from './profile.ts'
import { showToast } from '../core/toasts.ts'

/** The password before, none for an account that has none, and the one to come. */
export const changePasswordForm = createForm(
  { current: '', password: '' },
  changePasswordEndpoint.body,
  ({ current, password }) => ({ current: current || null, password })
)

/** Sets the new password, which ends all other sessions. */
export async function changePassword(): Promise<void> {
  const isFirst = dataOf($profile.get())?.hasPassword === false
  const result = await changePasswordForm.submit(body => request(changePasswordEndpoint, { body }))
  if (!result?.ok) return
  changePasswordForm.reset()
  showToast(isFirst ? 'security.isSet' : 'security.changed')
  await Promise.all([loadDevices(), readProfile()])
}

onReset('orders', changePasswordForm.reset)
