import { literal, object, optional, safeParse, string, union } from 'valibot'
import type { Provider } from './provider.ts'

/** A Facebook app; both URLs are configurable, for a fake provider. */
export interface FacebookSettings {
  appId: string
  appSecret: string
  /** URL of the sign-in dialog, such as `https://www.facebook.com/v23.0`. */
  dialog: string
  /** URL of the Graph API, such as `https://graph.facebook.com/v23.0`. */
  graph: string
}

const token = object({ access_token: string() })
const person = object({
  id: string(),
  email: optional(string()),
  first_name: optional(string(), ''),
  last_name: optional(string(), '')
})
const failure = object({ error: object({ code: union([literal(100), literal(190)]) }) })

/** Facebook: OAuth code flow with PKCE, public profile and email, then `/me` of the Graph API. */
export function facebookProvider({ appId, appSecret, dialog, graph }: FacebookSettings): Provider {
  const at = (base: string, path: string, query: Record<string, string>) =>
    new URL(`${base}${path}?${new URLSearchParams(query).toString()}`)
  return {
    addressFor({ state, nonce, codeChallenge, redirectUri }) {
      return Promise.resolve(
        at(dialog, '/dialog/oauth', {
          client_id: appId,
          redirect_uri: redirectUri,
          response_type: 'code',
          scope: 'public_profile,email',
          // There is no account picker: the person signs in again, where there is a way to another account.
          auth_type: 'reauthenticate,rerequest',
          auth_nonce: nonce,
          code_challenge: codeChallenge,
          code_challenge_method: 'S256',
          state
        })
      )
    },
    async exchange({ code, codeVerifier, redirectUri }) {
      const exchanged = await read(
        at(graph, '/oauth/access_token', {
          client_id: appId,
          client_secret: appSecret,
          redirect_uri: redirectUri,
          code,
          code_verifier: codeVerifier
        })
      )
      const granted = safeParse(token, exchanged)
      if (!granted.success) return refused(exchanged)
      const { access_token: accessToken } = granted.output
      const said = await read(at(graph, '/me', { fields: 'id,email,first_name,last_name', access_token: accessToken }))
      const known = safeParse(person, said)
      if (!known.success) return refused(said)
      const { id: subject, email, first_name: firstName, last_name: lastName } = known.output
      return { subject, email, firstName: firstName.slice(0, 60), lastName: lastName.slice(0, 60) }
    }
  }
}

async function read(address: URL): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
  return response.json()
}

function refused(said: unknown): undefined {
  if (safeParse(failure, said).success) return undefined
  throw new Error('Unexpected response from Facebook.')
}
