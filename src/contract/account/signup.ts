import { maxLength, minLength, object, pipe, string } from 'valibot'
import { put, query } from '../http/endpoint.ts'
import { secret, session } from './session.ts'

/** Reads the recipient of a sign-up link (SPEC C6); 404 `not_found`, 410 `link_used`, 410 `link_expired`. */
export const readSignup = query('/signup', {
  body: object({ signup_token: secret }),
  reply: object({ firstName: string(), email: string() })
})

/** A password; strength comes from its length. */
export const password = pipe(string(), minLength(10), maxLength(128))

/**
 * Completes a sign-up that was started in the store or at checkout, and signs in; 404 and 410 as for `readSignup`, 422
 * `invalid` with fields.
 */
export const setPassword = put('/signup/password', {
  query: { locale: string() },
  body: object({ signup_token: secret, password }),
  reply: session
})
