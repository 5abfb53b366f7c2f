import { boolean, type InferOutput, maxLength, minLength, object, pipe, regex, string, trim } from 'valibot'
import { emailAddress, phone } from './customer.ts'
import { query } from '../http/endpoint.ts'
import { password, secret, session } from './session.ts'
import { id, line } from '../http/text.ts'
import { date, instant } from '../http/time.ts'

/** What a person has agreed to be written to about; none of it is ever chosen for them (CASL). */
export const choices = { emailNotification: boolean(), smsNotification: boolean(), marketing: boolean() }

/** A new account as it is asked for. */
export const newAccount = object({
  first_name: line(60),
  last_name: line(60),
  email: emailAddress,
  phone,
  /** Date of birth. */
  dob: date,
  password,
  ...choices
})

/** The digits of a code. */
export const sixDigits = pipe(string(), trim(), minLength(1), regex(/^\d{6}$/, 'code'))

/** A code of six digits that is on its way: `challenge` names it, `sentTo` is the address or number as it was typed. */
export const challenge = object({ challenge: id, sentTo: string(), expiresAt: instant })

export type NewAccount = InferOutput<typeof newAccount>
export type Challenge = InferOutput<typeof challenge>

/**
 * Begins an account: a code is sent to the e-mail address, and the account is there once that was given. The answer is the
 * same for an address that has an account; there the code signs in to it. 422 `invalid` with fields, 429 `rate_limited`.
 */
export const signUp = query('/account', { query: { locale: string() }, body: newAccount, reply: challenge })

/** Signs in by password; 422 `invalid` with `password: wrong` for a wrong one and for an unknown address alike; 429 `rate_limited`. */
export const signInByPassword = query('/session', {
  query: { locale: string() },
  body: object({ email: emailAddress, password: pipe(string(), minLength(1), maxLength(128)) }),
  reply: session
})

/** Sends a code to an e-mail address or phone number, if it has an account; the answer is the same if not. 429 `rate_limited`. */
export const requestCode = query('/session/code', {
  query: { locale: string() },
  body: object({ to: pipe(string(), trim(), minLength(1), maxLength(254)) }),
  reply: challenge
})

/** Signs in by a code; 422 `invalid` with `code: wrong`, 410 `link_expired` after its time or too many tries. */
export const signInByCode = query('/session/code/check', {
  query: { locale: string() },
  body: object({ challenge: id, code: sixDigits }),
  reply: session
})

/** Sends a link that sets a new password, if the address has an account; the answer is the same if not. The link bears `signup_token` and `source=reset`. */
export const forgotPassword = query('/password/forgot', {
  query: { locale: string() },
  body: object({ email: emailAddress }),
  reply: object({})
})

/** Sends a new link in the stead of one that was used or has expired, to whoever that one was for; the answer is the same for one that never was. */
export const renewLink = query('/signup/renew', {
  query: { locale: string() },
  body: object({ signup_token: secret }),
  reply: object({})
})

/** Confirms the e-mail address that a link was sent to (SPEC C6); 404 `not_found`, 410 `link_used`, 410 `link_expired`. */
export const verifyEmail = query('/account/verify', {
  query: { locale: string() },
  body: object({ token: secret }),
  reply: object({ email: string() })
})

/** Sends a new link in the stead of one that confirms an address; the answer is the same for one that never was. */
export const renewVerify = query('/account/verify/renew', {
  query: { locale: string() },
  body: object({ token: secret }),
  reply: object({})
})
