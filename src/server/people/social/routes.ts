import type { Hono } from 'hono'
import { is } from 'valibot'
import { type SocialProvider, socialProvider } from '../../../contract/account/social-kinds.ts'
import { finishSocial, linkSocial, startSocial, unlinkSocial } from '../../../contract/account/social.ts'
import type { Context } from '../../context.ts'
import { refuseShared, signedIn } from '../../http/request/caller.ts'
import { badFields, notFound, ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { isProven } from '../accounts/verify-password.ts'
import { pageReader } from '../../shop/business/origins.ts'
import { openSession } from '../sessions/open-session.ts'
import { viewSession } from '../sessions/view-session.ts'
import type { Provider } from './provider.ts'
import { accountOfLink, completeLink, unlink, welcome } from './sign-in.ts'

/** The configured providers. */
export type Providers = Partial<Record<SocialProvider, Provider>>

const nameOf = (text: string): SocialProvider => {
  if (is(socialProvider, text)) return text
  throw notFound()
}

/** Serves social sign-in: start, code exchange, and linking accounts with providers. */
export function socialRoutes(app: Hono, context: Context, providers: Providers): void {
  const { db, clock } = context
  const pagesOf = pageReader(context)

  const providerOf = (text: string): [SocialProvider, Provider] => {
    const name = nameOf(text)
    const provider = providers[name]
    if (!provider) throw notFound()
    return [name, provider]
  }

  /** The code must return to one of the business's pages, with a plain URL. */
  async function checkReturn(redirectUri: string): Promise<void> {
    const { origin, hash, username } = new URL(redirectUri)
    const allowed = await pagesOf()
    if (hash || username || (allowed.length > 0 && !allowed.some(page => page.origin === origin)))
      throw badFields({ redirect_uri: 'choice' })
  }

  route(app, linkSocial, async ({ body, client, language }) => {
    const account = await accountOfLink(context, body.token)
    const shown = { email: account.email, account, password: body.password, client }
    if (!(await isProven(context, { ...shown, action: 'sign-in' }))) throw badFields({ password: 'wrong' })
    await completeLink(context, body.token)
    const token = await openSession(db, { accountId: account.id, device: client.device, client, now: clock() })
    return viewSession(db, { token, account }, language)
  })

  route(app, startSocial, async ({ param, body }) => {
    const [, provider] = providerOf(param('provider'))
    await checkReturn(body.redirect_uri)
    const { state, nonce, code_challenge: codeChallenge, redirect_uri: redirectUri } = body
    return { url: (await provider.addressFor({ state, nonce, codeChallenge, redirectUri })).href }
  })

  route(app, finishSocial, async ({ param, body, caller, client, language }) => {
    const [name, provider] = providerOf(param('provider'))
    await checkReturn(body.redirect_uri)
    const { code, code_verifier: codeVerifier, nonce, redirect_uri: redirectUri, action } = body
    if (action === 'link') refuseShared(signedIn(caller))
    const vouched = await provider.exchange({ code, codeVerifier, nonce, redirectUri })
    if (!vouched) throw new ApiError(410, 'link_expired')
    const welcomed = await welcome(context, { provider: name, vouched, action, account: caller?.account })
    if ('token' in welcomed) return { session: null, link: welcomed }
    const { account } = welcomed
    if (caller && caller.account.id === account.id)
      return { session: await viewSession(db, caller, language), link: null }
    const token = await openSession(db, { accountId: account.id, device: client.device, client, now: clock() })
    return { session: await viewSession(db, { token, account }, language), link: null }
  })

  route(app, unlinkSocial, async ({ param, caller }) => {
    await unlink(context, signedIn(caller).account, nameOf(param('provider')))
    return {}
  })
}
