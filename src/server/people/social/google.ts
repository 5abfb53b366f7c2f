import * as oidc from 'openid-client'
import type { Provider } from './provider.ts'

/** A client of an OpenID provider; the issuer is configurable, for a fake provider. */
export interface OpenIdSettings {
  issuer: string
  clientId: string
  clientSecret: string
}

/**
 * Google or another OpenID Connect provider: code flow with PKCE, scopes profile and email, account picker (SPEC A6,
 * C7).
 */
export function openIdProvider({ issuer, clientId, clientSecret }: OpenIdSettings): Provider {
  const server = new URL(issuer)
  // Only a fake provider on this machine has no TLS.
  const execute = server.protocol === 'http:' ? [oidc.allowInsecureRequests] : []
  let discovery: Promise<oidc.Configuration> | undefined
  const configuration = () => {
    discovery ??= oidc.discovery(server, clientId, clientSecret, undefined, { execute })
    // A failed discovery is retried at the next call.
    discovery.catch(() => (discovery = undefined))
    return discovery
  }
  return {
    async addressFor({ state, nonce, codeChallenge, redirectUri }) {
      return oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        prompt: 'select_account',
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        state,
        nonce
      })
    },
    async exchange({ code, codeVerifier, nonce, redirectUri }) {
      const metadata = (await configuration()).serverMetadata()
      const config = new oidc.Configuration(metadata, clientId, clientSecret)
      for (const allow of execute) allow(config)
      // The provider compares the address with the first one, of which the client leaves out the page's own query.
      config[oidc.customFetch] = (url, init) => {
        if (init.body instanceof URLSearchParams) init.body.set('redirect_uri', redirectUri)
        return fetch(url, init as RequestInit)
      }
      const back = new URL(redirectUri)
      back.search = new URLSearchParams({ code, iss: metadata.issuer }).toString()
      const checks = { pkceCodeVerifier: codeVerifier, expectedNonce: nonce, idTokenExpected: true }
      const tokens = await oidc.authorizationCodeGrant(config, back, checks).catch(refused)
      const claims = tokens?.claims()
      if (!claims) return undefined
      const { email, email_verified: isVerified, given_name: firstName, family_name: lastName, name } = claims
      return {
        subject: claims.sub,
        email: typeof email === 'string' && isVerified === true ? email : undefined,
        firstName: text(firstName) || text(name),
        lastName: text(lastName)
      }
    }
  }
}

/** Returns undefined if the code, verifier or nonce is invalid; rethrows errors of an unreachable provider. */
function refused(error: unknown): undefined {
  if (error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError) return undefined
  if (error instanceof oidc.ClientError && error.code?.startsWith('OAUTH_')) return undefined
  throw error
}

const text = (claim: unknown): string => (typeof claim === 'string' ? claim.slice(0, 60) : '')
