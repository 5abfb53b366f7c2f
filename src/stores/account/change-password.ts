import { request } from '../../client/http/request.ts'
import { changePassword as changePasswordEndpoint } from '../../contract/account/me.ts'
import { normaliseForm } from '../../rules/person/form.ts'
import { loadDevices } from './devices.ts'
import { createForm } from '../../client/form.ts'
import { dataOf } from '../../client/async-state.ts'
import { $profile, readProfile } from './profile.ts'
import { showToast } from '../../client/toasts.ts'

/** The current password (none for an account without one) and the new password. */
export const changePasswordForm = createForm(
  'person',
  { current: '', password: '' },
  changePasswordEndpoint.body,
  normaliseForm
)

/** Sets the new password and ends all other sessions. */
export async function changePassword(): Promise<void> {
  const isFirst = dataOf($profile.get())?.hasPassword === false
  const result = await changePasswordForm.submit(body => request(changePasswordEndpoint, { body }))
  if (!result?.ok) return
  changePasswordForm.reset()
  showToast(isFirst ? 'security.isSet' : 'security.changed')
  await Promise.all([loadDevices(), readProfile()])
}
