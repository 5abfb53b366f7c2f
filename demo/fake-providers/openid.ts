import { generateKeyPairSync } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import Provider, { interactionPolicy } from 'oidc-provider'
import { chooser } from './chooser.ts'
import { fakeClient } from './client.ts'
import { fakePeople } from './people.ts'

/**
 * An OpenID provider in place of Google: codes, PKCE, signatures and discovery are real; only its people are fictional.
 */
export function fakeOpenId(issuer: string): RequestListener {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: fakeClient.clientId,
        client_secret: fakeClient.clientSecret,
        redirect_uris: [`${issuer}/unused`],
        grant_types: ['authorization_code'],
        response_types: ['code']
      }
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    // Google puts the claims into the id token.
    conformIdTokenClaims: false,
    jwks: {
      keys: [
        {
          ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
          use: 'sig',
          alg: 'RS256'
        }
      ]
    },
    cookies: { keys: ['a-key-of-the-demo-shop-alone'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => claimsOf(id) }),
    async loadExistingGrant(context) {
      const { client, session } = context.oidc
      const grant = new context.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? ''
      })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    }
  })
  // Host pages have many URLs; the API checks which may be returned to.
  provider.Client.prototype.redirectUriAllowed = () => true
  const answer = provider.callback()
  return (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    const shown = request.method === 'POST' ? choose(provider, request, response) : show(request, response)
    shown.catch(() => response.writeHead(400).end('This sign-in has ended. Start again in the shop.'))
  }
}

const claimsOf = (id: string) => {
  const person = fakePeople.find(one => one.id === id)
  return {
    sub: `stand-in-${id}`,
    given_name: person?.firstName,
    family_name: person?.lastName,
    name: `${person?.firstName} ${person?.lastName}`,
    ...(person?.email && { email: person.email, email_verified: true })
  }
}

async function show(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = await chooser('Google', request.url ?? '')
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(String(page))
}

async function choose(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const part of request) body += String(part)
  const accountId = new URLSearchParams(body).get('account')
  await provider.interactionFinished(
    request,
    response,
    accountId
      ? { select_account: {}, login: { accountId } }
      : { error: 'access_denied', error_description: 'The person went back.' }
  )
}
