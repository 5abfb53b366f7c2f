import { createLatest } from '../../client/latest.ts'
import { request } from '../../client/http/request.ts'
import { sendPhoneCode, verifyPhone } from '../../contract/account/me.ts'
import { resettable } from '../../client/reset.ts'
import { createForm } from '../../client/form.ts'
import { toProblem } from '../../client/async-state.ts'
import { showProfile } from './profile.ts'
import { showSentence, showToast } from '../../client/toasts.ts'

/** The six-digit code sent by text, as typed. */
export const phoneForm = createForm('person', { challenge: '', code: '' }, verifyPhone.body)

/** The number a code was sent to, and whether one is being sent. */
export const $phoneCode = resettable<{ sentTo?: string; isSending: boolean }>('person', { isSending: false })

const attempts = createLatest('person')

/** Requests a code for the account's phone number. */
export async function askPhoneCode(): Promise<void> {
  if ($phoneCode.get().isSending) return
  const isLatest = attempts.begin()
  $phoneCode.set({ ...$phoneCode.get(), isSending: true })
  const result = await request(sendPhoneCode, { body: {} })
  if (!isLatest()) return
  if (!result.ok) {
    $phoneCode.set({ ...$phoneCode.get(), isSending: false })
    return showSentence(toProblem(result.problem), 'bad')
  }
  if ($phoneCode.get().sentTo) showToast('code.resentNew', 'ok', { to: result.value.sentTo })
  phoneForm.reset()
  phoneForm.type('challenge', result.value.challenge)
  $phoneCode.set({ sentTo: result.value.sentTo, isSending: false })
}

/** Confirms the phone number with the code. */
export async function confirmPhone(): Promise<void> {
  const result = await phoneForm.submit(body => request(verifyPhone, { body }))
  if (result?.ok) {
    showProfile(result.value)
    showToast('phone.confirmed')
    dropPhoneCode()
  } else if (result?.problem.code === 'link_expired') phoneForm.refuse({ code: 'expired' })
}

/** Clears the code and its form. */
function dropPhoneCode(): void {
  attempts.cancel()
  phoneForm.reset()
  $phoneCode.set({ isSending: false })
}
