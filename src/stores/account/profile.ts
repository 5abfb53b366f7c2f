import { request } from '../../client/http/request.ts'
import { consentWordsVersion } from '../../contract/account/consent-words.ts'
import { readMe, updateMe } from '../../contract/account/me.ts'
import { createForm } from '../../client/form.ts'
import { dataOf } from '../../client/async-state.ts'
import { createResource } from '../../client/resource.ts'
import { checkPhone } from '../location/check-phone.ts'
import { $session, setSession } from '../session/session.ts'
import { showToast } from '../../client/toasts.ts'

/** The signed-in user's account. */
export const {
  $state: $profile,
  load: readProfile,
  show: showProfile
} = createResource({ scope: 'person', read: () => request(readMe) })

/** The form for editing the account. */
export const profileForm = createForm(
  'person',
  {
    first_name: '',
    last_name: '',
    email: '',
    phone: '',
    emailNotification: false,
    smsNotification: false,
    marketing: false
  },
  updateMe.body,
  values => values,
  'sf-',
  { check: checkPhone }
)

/** Loads the account and fills in its form. */
export async function loadProfile(): Promise<void> {
  await readProfile()
  const profile = dataOf($profile.get())
  // Saving the old address would cancel the pending change, so the form shows the pending one.
  if (profile) profileForm.fillIn({ ...profile, email: profile.pendingEmail ?? profile.email })
}

/** Saves the account. A new email address stays pending until its link is followed. */
export async function saveProfile(): Promise<void> {
  const result = await profileForm.submit(body => request(updateMe, { body: { ...body, words: consentWordsVersion } }))
  if (!result?.ok) return
  const { first_name: firstName, last_name: lastName, email, phone, ...profile } = result.value
  const { emailNotification, smsNotification, marketing } = profile
  const { userDetails } = $session.get()
  showProfile(result.value)
  if (userDetails) {
    const changed = { firstName, lastName, email, phone, emailNotification, smsNotification, marketing }
    setSession({ userDetails: { ...userDetails, ...changed } })
  }
  showToast('account.saved')
}
