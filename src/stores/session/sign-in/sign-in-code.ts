import { request } from '../../../client/http/request.ts'
import type { Result } from '../../../client/http/problem.ts'
import { type Challenge, requestCode, signInByCode } from '../../../contract/account/account.ts'
import { readSixDigits } from '../../../contract/typed/code.ts'
import { plainText } from '../../../contract/typed/plain-text.ts'
import { platform } from '../../../platform/platform.ts'
import { $flags } from '../../../routing/location.ts'
import { onReset, resettable } from '../../../client/reset.ts'
import { createForm } from '../../../client/form.ts'
import { showToast } from '../../../client/toasts.ts'
import { welcome } from './welcome.ts'

/** The delay before another code can be requested, in milliseconds. */
const RESEND_AFTER = 30_000

/** The email address or phone number to send a code to. */
export const sendCodeForm = createForm('shopper', { to: '' }, requestCode.body)

/** The six digits as typed. */
export const codeForm = createForm(
  'shopper',
  { challenge: '', code: '' },
  signInByCode.body,
  ({ challenge, code }) => ({
    challenge,
    code,
    ...($flags.get().in_store && { shared: true })
  })
)

/** A code that was sent. */
interface Sent {
  /** The address or number it was sent to. */
  sentTo: string
  /** True if it completes a new account. */
  isNew: boolean
  /** True once another code can be requested. */
  canResend: boolean
  isResending: boolean
}

/** The code that was sent and not used yet. */
export const $challenge = resettable<Sent | undefined>('shopper', undefined)

type Send = () => Promise<Result<Challenge> | undefined>

let again: Send = () => Promise.resolve(undefined)
let cancel = () => {}

function set(parts: Partial<Sent>): void {
  const shown = $challenge.get()
  if (shown) $challenge.set({ ...shown, ...parts })
}

function show({ challenge, sentTo }: Challenge, isNew: boolean): void {
  codeForm.reset()
  codeForm.type('challenge', challenge)
  $challenge.set({ sentTo, isNew, canResend: false, isResending: false })
  cancel()
  cancel = platform().clock.after(RESEND_AFTER, () => set({ canResend: true }))
}

/** Requests a code for a new or existing account. `send` is called again if the code has to be resent. */
export async function beginCode(send: Send, isNew: boolean): Promise<void> {
  const result = await send()
  if (!result?.ok) return
  again = send
  show(result.value, isNew)
}

/** Sends a code to the typed address or number if it has an account. The response doesn't reveal that. */
export const sendCode = (): Promise<void> =>
  beginCode(() => sendCodeForm.submit(body => request(requestCode, { body })), false)

/** Sends a new code that replaces the previous one. */
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

/** Signs in with the code. */
export async function signInWithCode(): Promise<void> {
  const result = await codeForm.submit(body => request(signInByCode, { body }))
  if (result?.ok) welcome(result)
  else if (result?.problem.code === 'link_expired') {
    codeForm.refuse({ code: 'expired' })
    set({ canResend: true })
  }
}

/** Updates the code; with its sixth digit it is sent. */
export function typeCode(typed: string): void {
  const read = (text: string) => readSixDigits(plainText(text))
  const before = read(codeForm.$state.get().values.code)
  codeForm.type('code', typed)
  const code = read(typed)
  if (code && code !== before) void signInWithCode()
}

/** Returns to the first step, keeping its input. */
export function dropCode(): void {
  cancel()
  codeForm.reset()
  $challenge.set(undefined)
}

/** Clears both forms. */
export function resetCodeForms(): void {
  dropCode()
  sendCodeForm.reset()
}

onReset('shopper', () => cancel())
