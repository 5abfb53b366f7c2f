import { createLatest } from '../../client/latest.ts'
import { request } from '../../client/http/request.ts'
import { type SocialAction, type SocialProvider } from '../../contract/account/social-kinds.ts'
import { finishSocial, linkSocial, startSocial } from '../../contract/account/social.ts'
import { platform, type ProviderWindow } from '../../platform/platform.ts'
import { $place, hrefTo, navigate } from '../../routing/location.ts'
import { newState } from '../../routing/oauth-state.ts'
import { paths } from '../../routing/paths.ts'
import { resettable } from '../../client/reset.ts'
import { createForm } from '../../client/form.ts'
import { toProblem, type Problem, dataOf } from '../../client/async-state.ts'
import { $profile, readProfile } from './profile.ts'
import { $session } from '../session/session.ts'
import { providerNames } from './provider-names.ts'
import { $social, $socialFailure, setSocial, takeSocialAnswer } from '../session/social-session.ts'
import { showToast } from '../../client/toasts.ts'
import { welcome } from '../session/sign-in/welcome.ts'

/** The state of a social sign-in. `link` waits for the password of the account with the same email address. */
export type SocialState =
  | { step: 'idle' }
  | { step: 'away' | 'busy'; provider: SocialProvider }
  | { step: 'link'; provider: SocialProvider; token: string; email: string }
  | {
      step: 'failed'
      provider: SocialProvider | undefined
      why: 'denied' | 'state' | 'closed' | 'expired' | 'email' | 'taken'
    }
  | { step: 'failed'; provider: SocialProvider | undefined; why: 'problem'; problem: Problem }

/** The social sign-in of this visit. */
export const $socialState = resettable<SocialState>('shopper', { step: 'idle' })

/** The password that links a provider to the existing account. */
export const linkForm = createForm('shopper', { token: '', password: '' }, linkSocial.body)

const attempts = createLatest('shopper')

/** The redirect URI for the provider: the host page without a fragment (SPEC C7), which may be the one around a frame. */
function redirectUri(): string {
  const { address, equipment } = platform()
  return equipment?.providers.page() ?? address.full(address.query(), '')
}

/**
 * Starts a sign-in with a provider, in a popup window if possible, otherwise by leaving the page. The cart and form
 * input are kept.
 */
export async function beginSocial(provider: SocialProvider, action: SocialAction, from?: string): Promise<void> {
  const isLatest = attempts.begin()
  const { randomId, equipment } = platform()
  if (!equipment) return
  const { openWindow, leave, digest } = equipment.providers
  const opened = openWindow()
  const state = newState(randomId())
  const nonce = randomId()
  const verifier = randomId() + randomId()
  const { path } = $place.get()
  $socialFailure.set(undefined)
  setSocial(provider, { actionType: action, actionFrom: hrefTo(from ?? path).slice(1), state, nonce, verifier })
  $socialState.set({ step: 'away', provider })
  const proof = await digest(verifier).catch(() => '')
  const body = { state, nonce, code_challenge: proof, redirect_uri: redirectUri() }
  const result = await request(startSocial, { params: { provider }, body })
  if (!isLatest()) return opened?.close()
  if (!result.ok) {
    opened?.close()
    return $socialState.set({ step: 'failed', provider, why: 'problem', problem: toProblem(result.problem) })
  }
  if (!opened) return leave(result.value.url)
  opened.go(result.value.url)
  waitFor(opened, provider, isLatest)
}

function waitFor(opened: ProviderWindow, provider: SocialProvider, isLatest: () => boolean): void {
  opened.onAnswer(answer => {
    if (!isLatest()) return
    if (!answer) return void whatCameOf(provider, isLatest)
    takeSocialAnswer(answer)
    navigate(paths.googleAuth())
  })
}

/** A window that lost its opener completes the sign-in or link on its own, so no answer does not mean failure. */
async function whatCameOf(provider: SocialProvider, isLatest: () => boolean): Promise<void> {
  const isLink = $social.get()[provider].actionType === 'link'
  if (isLink) await readProfile()
  if (!isLatest()) return
  const isDone = isLink ? dataOf($profile.get())?.providers.includes(provider) : $session.get().loggedIn
  if (!isDone) return $socialState.set({ step: 'failed', provider, why: 'closed' })
  if (isLink) closeSocial()
}

/** Exchanges the saved code and returns to the page where the sign-in started. */
export async function finishSocialSignIn(): Promise<void> {
  const failure = $socialFailure.get()
  const social = $social.get()
  const provider = (['google', 'facebook'] as const).find(name => social[name].state !== undefined)
  if (failure) return $socialState.set({ step: 'failed', provider, why: failure })
  const { code, nonce, verifier, actionType = 'sign-in', actionFrom } = provider ? social[provider] : {}
  if (!provider || !code || !nonce || !verifier) {
    return $socialState.set({ step: 'failed', provider, why: 'expired' })
  }
  const isLatest = attempts.begin()
  $socialState.set({ step: 'busy', provider })
  // A code can be used only once, so it is dropped before the request.
  setSocial(provider, { actionType, ...(actionFrom && { actionFrom }), state: social[provider].state })
  const body = { code, nonce, code_verifier: verifier, redirect_uri: redirectUri(), action: actionType }
  const result = await request(finishSocial, { params: { provider }, body })
  if (!isLatest()) return
  if (!result.ok) {
    const { problem } = result
    if (problem.fields['email']) return $socialState.set({ step: 'failed', provider, why: 'email' })
    if (problem.code === 'conflict') return $socialState.set({ step: 'failed', provider, why: 'taken' })
    if (problem.code === 'link_expired') return $socialState.set({ step: 'failed', provider, why: 'expired' })
    return $socialState.set({ step: 'failed', provider, why: 'problem', problem: toProblem(problem) })
  }
  const { session, link } = result.value
  if (link) {
    linkForm.reset()
    linkForm.type('token', link.token)
    return $socialState.set({ step: 'link', provider, ...link })
  }
  if (session) {
    if (actionType === 'link') showToast('ties.tied', 'ok', { provider: providerNames[provider] })
    else welcome({ value: session, message: result.message })
    goOn()
  }
}

/** Links the provider to the account using its password, and signs in. */
export async function completeLink(): Promise<void> {
  const result = await linkForm.submit(body => request(linkSocial, { body }))
  if (!result?.ok) return
  welcome(result)
  goOn()
}

/** Returns to the page where the sign-in started. */
function goOn(): void {
  const social = $social.get()
  const provider = (['google', 'facebook'] as const).find(name => social[name].actionFrom !== undefined)
  const from = provider && social[provider].actionFrom
  if (provider) setSocial(provider, {})
  closeSocial()
  navigate(from && !from.startsWith(paths.googleAuth()) ? from : paths.user(), { replace: true })
}

/** Resets the sign-in state and ignores pending responses. Saved provider data is kept. */
export function closeSocial(): void {
  attempts.cancel()
  $socialFailure.set(undefined)
  $socialState.set({ step: 'idle' })
  linkForm.reset()
}
