import { request } from '../../client/http/request.ts'
import { deleteMe, exportMe } from '../../contract/account/me.ts'
import { normaliseForm } from '../../rules/person/form.ts'
import { isSameEmail } from '../../contract/typed/email.ts'
import { platform } from '../../platform/platform.ts'
import { resettable } from '../../client/reset.ts'
import { createForm } from '../../client/form.ts'
import { toProblem, dataOf } from '../../client/async-state.ts'
import { closePopup } from '../core/popup.ts'
import { $profile } from './profile.ts'
import { $session, endSession } from '../session/session.ts'
import { showSentence, showToast } from '../../client/toasts.ts'

/** True while the data export is being fetched. */
export const $exporting = resettable('person', false)

/** Confirms account deletion with the password, or with the email address if the account has no password. */
export const deleteForm = createForm(
  'person',
  { password: '', confirm: '' },
  deleteMe.body,
  ({ password }) => normaliseForm({ password }),
  'sf-delete-'
)

/** Downloads all of the user's stored data as a file (PIPEDA, principle 9; Quebec Law 25, s. 27). */
export async function exportData(): Promise<void> {
  if ($exporting.get()) return
  $exporting.set(true)
  const result = await request(exportMe)
  $exporting.set(false)
  if (!result.ok) return showSentence(toProblem(result.problem), 'bad')
  platform().save('my-data.json', JSON.stringify(result.value, undefined, 2))
  showToast('data.saved')
}

/** Deletes the account permanently and signs out. */
export async function deleteAccount(): Promise<void> {
  const { email = '' } = $session.get().userDetails ?? {}
  const { password, confirm } = deleteForm.$state.get().values
  const isByPassword = dataOf($profile.get())?.hasPassword !== false
  if (isByPassword && !password) return deleteForm.refuse({ password: 'required' })
  if (!isByPassword && !isSameEmail(confirm, email)) {
    return deleteForm.refuse({ confirm: confirm ? 'wrong' : 'required' })
  }
  const result = await deleteForm.submit(body => request(deleteMe, { body }))
  if (!result?.ok) return
  closePopup()
  endSession('signed-out')
  showToast('data.deleted')
}
