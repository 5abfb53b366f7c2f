import { request } from '../../api/request.ts'
import { readMe, updateMe } from '../../contract/account/me.ts'
import { onReset } from '../core/reset.ts'
import { createForm } from '../core/form.ts'
import { dataOf } from '../core/async-state.ts'
import { createResource } from '../core/resource.ts'
import { $session, setSession } from '../session/session.ts'
import { showToast } from '../core/toasts.ts'

/** The account of who is signed in. */
export const { $load: $profile, load: readProfile, show: showProfile } = createResource(() => request(readMe))

/** The account as it is being changed. */
export const profileForm = createForm(
  {
    first_name: '',
    last_name: '',
    email: '',
    phone: '',
    emailNotification: false,
    smsNotification: false,
    marketing: false
  },
  updateMe.body
)

/** Reads the account, and fills its form in with it. */
export async function loadProfile(): Promise<void> {
  await readProfile()
  const profile = dataOf($profile.get())
  // Whoever saves the address before takes back the one that waits.
  if (profile) profileForm.fillIn({ ...profile, email: profile.pendingEmail ?? profile.email })
}

/** Saves the account; a new e-mail address waits until its link was followed. */
export async function saveProfile(): Promise<void> {
  const result = await profileForm.submit(body => request(updateMe, { body }))
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

onReset('orders', profileForm.reset)
