import { maxLength, minLength, nullable, object, pipe, regex, string } from 'valibot'
import { query, del } from '../http/endpoint.ts'
import { secret, session } from './session.ts'
import { socialAction } from './social-kinds.ts'

/** Random text of our own that comes back with the answer. */
const nonce = pipe(string(), regex(/^[\w-]{16,128}$/))
const redirect = pipe(string(), maxLength(2000), regex(/^https?:\/\/\S+$/))

/**
 * What came of a social sign-in: a session, or, where the e-mail address has an account already that the provider is not
 * linked with, a `link` that its password completes.
 */
export const socialResult = object({
  session: nullable(session),
  link: nullable(object({ token: secret, email: string() }))
})

/**
 * Gives the provider's address to send the shopper to: code flow, PKCE (S256), scopes profile and email, account picker
 * (SPEC A6, C7). 404 `not_found` for a provider that is not set up, 422 for an origin that is not the business's.
 */
export const startSocial = query('/social/:provider/start', {
  query: { locale: string() },
  body: object({ state: nonce, nonce, code_challenge: pipe(string(), regex(/^[\w-]{43}$/)), redirect_uri: redirect }),
  reply: object({ url: string() })
})

/** Exchanges a code at the provider, server to server; 410 `link_expired` for a code that it refuses. With a session, `link` ties the provider to its account. */
export const finishSocial = query('/social/:provider', {
  query: { locale: string() },
  session: 'known',
  body: object({
    code: pipe(string(), minLength(1), maxLength(2000)),
    code_verifier: pipe(string(), regex(/^[\w.~-]{43,128}$/)),
    nonce,
    redirect_uri: redirect,
    action: socialAction
  }),
  reply: socialResult
})

/** Ties a provider to the account whose password is given, and signs in; 422 `invalid` with `password: wrong`, 410 `link_expired`. */
export const linkSocial = query('/social/link', {
  query: { locale: string() },
  body: object({ token: secret, password: pipe(string(), minLength(1), maxLength(128)) }),
  reply: session
})

/** Unties a provider; 409 `conflict` when it is the only way in. */
export const unlinkSocial = del('/me/social/:provider', { session: 'needed', reply: object({}) })
