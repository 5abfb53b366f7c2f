import { maxLength, minLength, object, pipe, regex, string } from 'valibot'
import { maybe } from '../http/optional.ts'
import { query, del } from '../http/endpoint.ts'
import { secret, session } from './session.ts'
import { socialAction } from './social-kinds.ts'

/** A random text of ours that the response must include. */
const nonce = pipe(string(), regex(/^[\w-]{16,128}$/))
const redirect = pipe(string(), maxLength(2000), regex(/^https?:\/\/\S+$/))

/**
 * The result of a social sign-in: a session, or, if the email address belongs to an account that is not linked to the
 * provider, a `link` to be completed with its password.
 */
const socialResult = object({
  session: maybe(session, null),
  link: maybe(object({ token: secret, email: string() }), null)
})

/**
 * Returns the provider's URL for the shopper: code flow, PKCE (S256), scopes profile and email, account picker (SPEC
 * A6, C7). 404 `not_found` for a provider that is not configured, 422 for a foreign origin.
 */
export const startSocial = query('/social/:provider/start', {
  query: { locale: string() },
  body: object({ state: nonce, nonce, code_challenge: pipe(string(), regex(/^[\w-]{43}$/)), redirect_uri: redirect }),
  reply: object({ url: string() })
})

/**
 * Exchanges a code with the provider, server to server; 410 `link_expired` if the provider rejects it. With a session,
 * `link` links the provider to its account.
 */
export const finishSocial = query('/social/:provider', {
  query: { locale: string() },
  auth: 'optional',
  body: object({
    code: pipe(string(), minLength(1), maxLength(2000)),
    code_verifier: pipe(string(), regex(/^[\w.~-]{43,128}$/)),
    nonce,
    redirect_uri: redirect,
    action: socialAction
  }),
  reply: socialResult
})

/**
 * Links a provider to the account with its password and signs in; 422 `invalid` with `password: wrong`, 410
 * `link_expired`.
 */
export const linkSocial = query('/social/link', {
  query: { locale: string() },
  body: object({ token: secret, password: pipe(string(), minLength(1), maxLength(128)) }),
  reply: session
})

/** Unlinks a provider; 409 `conflict` if it is the only sign-in method. */
export const unlinkSocial = del('/me/social/:provider', { auth: 'required', needsOwnDevice: true, reply: object({}) })
