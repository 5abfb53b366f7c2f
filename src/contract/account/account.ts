import { boolean, type InferOutput, maxLength, minLength, object, optional, pipe, string, trim } from 'valibot'
import { wordsVersion } from './consent-words.ts'
import { emailAddress, phone } from './customer.ts'
import { query } from '../http/endpoint.ts'
import { password } from './signup.ts'
import { secret, session } from './session.ts'
import { id } from '../http/text.ts'
import { date, instant } from '../http/time.ts'
import { readSixDigits } from '../typed/code.ts'
import { typed } from '../typed/typed.ts'
import { line } from '../typed/line.ts'

/** Notification opt-ins; never preselected (CASL). */
export const choices = { emailNotification: boolean(), smsNotification: boolean(), marketing: boolean() }

/** The data of a new account. */
const newAccount = object({
  first_name: line(60),
  last_name: line(60),
  email: emailAddress,
  phone,
  /** Date of birth. */
  dob: date,
  password,
  ...choices,
  words: wordsVersion
})

/** A six-digit code. */
export const sixDigits = typed(40, readSixDigits, 'code')

/** A six-digit code that was sent: `challenge` identifies it, `sentTo` is the address in its normal form, or the number. */
export const challenge = object({ challenge: id, sentTo: string(), expiresAt: instant })

export type NewAccount = InferOutput<typeof newAccount>
export type Challenge = InferOutput<typeof challenge>

/**
 * Starts an account: sends a code to the email address; submitting the code creates the account. The response is the
 * same if the address already has an account, and the code then signs in to it. 422 `invalid` with fields, 429
 * `rate_limited`.
 */
export const signUp = query('/account', { query: { locale: string() }, body: newAccount, reply: challenge })

/**
 * Signs in with a password; 422 `invalid` with `password: wrong` both for a wrong password and for an unknown address;
 * 429 `rate_limited`.
 */
export const signInByPassword = query('/session', {
  query: { locale: string() },
  body: object({ email: emailAddress, password: pipe(string(), minLength(1), maxLength(128)) }),
  reply: session
})

/**
 * Sends a code to an email address or phone number if it has an account; the response is the same if not. 429
 * `rate_limited`.
 */
export const requestCode = query('/session/code', {
  query: { locale: string() },
  body: object({ to: pipe(string(), trim(), minLength(1), maxLength(254)) }),
  reply: challenge
})

/**
 * Signs in with a code; 422 `invalid` with `code: wrong`, 410 `link_expired` once it expired or after too many
 * attempts. On a `shared` screen, such as a kiosk, the session is a short one.
 */
export const signInByCode = query('/session/code/check', {
  query: { locale: string() },
  body: object({ challenge: id, code: sixDigits, shared: optional(boolean()) }),
  reply: session
})

/**
 * Sends a password reset link if the address has an account; the response is the same if not. The link carries
 * `signup_token` and `source=reset`.
 */
export const forgotPassword = query('/password/forgot', {
  query: { locale: string() },
  body: object({ email: emailAddress }),
  reply: object({})
})

/** Sends a new link to the recipient of a used or expired one; the response is the same for an unknown link. */
export const renewLink = query('/signup/renew', {
  query: { locale: string() },
  body: object({ signup_token: secret }),
  reply: object({})
})

/**
 * Confirms the email address that a link was sent to (SPEC C6); 404 `not_found`, 410 `link_used`, 410 `link_expired`.
 */
export const verifyEmail = query('/account/verify', {
  query: { locale: string() },
  body: object({ token: secret }),
  reply: object({ email: string() })
})

/** Sends a new confirmation link to the recipient of an old one; the response is the same for an unknown link. */
export const renewVerify = query('/account/verify/renew', {
  query: { locale: string() },
  body: object({ token: secret }),
  reply: object({})
})
