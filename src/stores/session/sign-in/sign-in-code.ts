import { atom } from 'nanostores'
import { request } from '../../../api/request.ts'
import type { Result } from '../../../api/problem.ts'
import { type Challenge, requestCode, signInByCode } from '../../../contract/account/account.ts'
import { platform } from '../../../platform/platform.ts'
import { onReset } from '../../core/reset.ts'
import { createForm } from '../../core/form.ts'
import { showToast } from '../../core/toasts.ts'
import { welcome } from './welcome.ts'

/** How long to wait before another code can be asked for, in milliseconds. */
const RESEND_AFTER = 30_000

/** Where a code is to be sent to, an e-mail address or a phone number. */
export const sendCodeForm = createForm({ to: '' }, requestCode.body)

/** The six digits as they were typed; spaces between them are nobody's fault. */
export const codeForm = createForm({ challenge: '', code: '' }, signInByCode.body, ({ challenge, code }) => ({
  challenge,
  code: code.replace(/\s/g, '')
}))

/** A code that is on its way. */
interface Sent {
  /** Where it was sent to. */
  sentTo: string
  /** Whether it finishes a new account. */
  isNew: boolean
  /** Whether another one can be asked for by now. */
  canResend: boolean
  isResending: boolean
}

/** The code that is on its way. */
export const $challenge = atom<Sent | undefined>(undefined)

type Send = () => Promise<Result<Challenge> | undefined>

let again: Send = () => Promise.resolve(undefined)
let callOff = () => {}

function set(parts: Partial<Sent>): void {
  const shown = $challenge.get()
  if (shown) $challenge.set({ ...shown, ...parts })
}

function show({ challenge, sentTo }: Challenge, isNew: boolean): void {
  codeForm.reset()
  codeForm.type('challenge', challenge)
  $challenge.set({ sentTo, isNew, canResend: false, isResending: false })
  callOff()
  callOff = platform().clock.after(RESEND_AFTER, () => set({ canResend: true }))
}

/** Has a code sent, for a new account or for one that there is, by a call that can be made again when it does not come. */
export async function beginCode(send: Send, isNew: boolean): Promise<void> {
  const result = await send()
  if (!result?.ok) return
  again = send
  show(result.value, isNew)
}

/** Has a code sent to the address or number that was typed, if it has an account; nobody learns whether it has. */
export const sendCode = (): Promise<void> =>
  beginCode(() => sendCodeForm.submit(body => request(requestCode, { body })), false)

/** Has another code sent in the stead of the one before. */
export async function resendCode(): Promise<void> {
  const sent = $challenge.get()
  if (!sent || sent.isResending) return
  set({ isResending: true })
  const result = await again()
  set({ isResending: false })
  if (result?.ok) {
    show(result.value, sent.isNew)
    showToast(sent.isNew ? 'code.resentNew' : 'code.resent', 'ok', { to: result.value.sentTo })
  } else if (result) codeForm.fail(result.problem)
}

/** Signs in by the code. */
export async function signInWithCode(): Promise<void> {
  const result = await codeForm.submit(body => request(signInByCode, { body }))
  if (result?.ok) welcome(result)
  else if (result?.problem.code === 'link_expired') {
    codeForm.refuse({ code: 'expired' })
    set({ canResend: true })
  }
}

/** Goes back to where the code is to be sent to, with what was typed there. */
export function dropCode(): void {
  callOff()
  codeForm.reset()
  $challenge.set(undefined)
}

/** Forgets what was typed. */
export function resetCodeForms(): void {
  dropCode()
  sendCodeForm.reset()
}

onReset('shopper', resetCodeForms)
