import { atom } from 'nanostores'
import { request } from '../../api/request.ts'
import { type SocialAction, type SocialProvider } from '../../contract/account/social-kinds.ts'
import { finishSocial, linkSocial, startSocial } from '../../contract/account/social.ts'
import { platform, type ProviderWindow } from '../../platform/platform.ts'
import { $place, navigate } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { onReset } from '../core/reset.ts'
import { createForm } from '../core/form.ts'
import { toUserMessage, type Problem, dataOf } from '../core/async-state.ts'
import { $profile, readProfile } from './profile.ts'
import { $session } from '../session/session.ts'
import { $social, $socialFailure, newState, providerNames, setSocial, takeSocialAnswer } from '../session/social.ts'
import { showToast } from '../core/toasts.ts'
import { welcome } from '../session/sign-in/welcome.ts'

/** How a social sign-in stands; `link` waits for the password of the account that has the same e-mail address. */
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
export const $socialState = atom<SocialState>({ step: 'idle' })

/** The password that ties a provider to the account it belongs to. */
export const linkForm = createForm({ token: '', password: '' }, linkSocial.body)

let turn = 0

/** Where the provider sends the shopper back to: the host page, without a fragment (SPEC C7). */
const backTo = (): string => platform().address.full(platform().address.query(), '')

/** Begins a sign-in at a provider: in a window of its own, else by leaving the page. The cart and what was typed stay. */
export async function beginSocial(provider: SocialProvider, action: SocialAction, from?: string): Promise<void> {
  const mine = ++turn
  const { address, randomId, providers } = platform()
  if (!providers) return
  const { openWindow, leave, digest } = providers
  const opened = openWindow()
  const state = newState(randomId())
  const nonce = randomId()
  const verifier = randomId() + randomId()
  const { path } = $place.get()
  $socialFailure.set(undefined)
  setSocial(provider, { actionType: action, actionFrom: from ?? path, state, nonce, verifier })
  $socialState.set({ step: 'away', provider })
  const proof = await digest(verifier).catch(() => '')
  const body = { state, nonce, code_challenge: proof, redirect_uri: address.full(address.query(), '') }
  const result = await request(startSocial, { params: { provider }, body })
  if (mine !== turn) return opened?.close()
  if (!result.ok) {
    opened?.close()
    return $socialState.set({ step: 'failed', provider, why: 'problem', problem: toUserMessage(result.problem) })
  }
  if (!opened) return leave(result.value.url)
  opened.go(result.value.url)
  waitFor(opened, provider, mine)
}

function waitFor(opened: ProviderWindow, provider: SocialProvider, mine: number): void {
  opened.onAnswer(answer => {
    if (mine !== turn) return
    if (!answer) return void whatCameOf(provider, mine)
    takeSocialAnswer(answer)
    navigate(paths.googleAuth())
  })
}

/** A window that was cut off from this one signs in, or ties, by itself: then it did not answer, and yet all is well. */
async function whatCameOf(provider: SocialProvider, mine: number): Promise<void> {
  const isLink = $social.get()[provider].actionType === 'link'
  if (isLink) await readProfile()
  if (mine !== turn) return
  const isDone = isLink ? dataOf($profile.get())?.providers.includes(provider) : $session.get().loggedIn
  if (!isDone) return $socialState.set({ step: 'failed', provider, why: 'closed' })
  if (isLink) closeSocial()
}

/** Exchanges the code that is kept, and goes on where the sign-in began. */
export async function finishSocialSignIn(): Promise<void> {
  const failure = $socialFailure.get()
  const social = $social.get()
  const provider = (['google', 'facebook'] as const).find(name => social[name].state !== undefined)
  if (failure) return $socialState.set({ step: 'failed', provider, why: failure })
  const { code, nonce, verifier, actionType = 'sign-in', actionFrom } = provider ? social[provider] : {}
  if (!provider || !code || !nonce || !verifier) {
    return $socialState.set({ step: 'failed', provider, why: 'expired' })
  }
  const mine = ++turn
  $socialState.set({ step: 'busy', provider })
  // A code is good for one try: whatever comes of it, it is not kept.
  setSocial(provider, { actionType, ...(actionFrom && { actionFrom }), state: social[provider].state })
  const body = { code, nonce, code_verifier: verifier, redirect_uri: backTo(), action: actionType }
  const result = await request(finishSocial, { params: { provider }, body })
  if (mine !== turn) return
  if (!result.ok) {
    const { problem } = result
    if (problem.fields['email']) return $socialState.set({ step: 'failed', provider, why: 'email' })
    if (problem.code === 'conflict') return $socialState.set({ step: 'failed', provider, why: 'taken' })
    if (problem.code === 'link_expired') return $socialState.set({ step: 'failed', provider, why: 'expired' })
    return $socialState.set({ step: 'failed', provider, why: 'problem', problem: toUserMessage(problem) })
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

/** Ties the provider to the account by its password, and signs in. */
export async function completeLink(): Promise<void> {
  const result = await linkForm.submit(body => request(linkSocial, { body }))
  if (!result?.ok) return
  welcome(result)
  goOn()
}

/** Goes on where the sign-in began. */
function goOn(): void {
  const social = $social.get()
  const provider = (['google', 'facebook'] as const).find(name => social[name].actionFrom !== undefined)
  const from = provider && social[provider].actionFrom
  if (provider) setSocial(provider, {})
  closeSocial()
  navigate(from && from !== paths.googleAuth() ? from : paths.user(), { replace: true })
}

/** Forgets how it stands, not what is on its way. */
export function closeSocial(): void {
  turn++
  $socialFailure.set(undefined)
  $socialState.set({ step: 'idle' })
  linkForm.reset()
}

onReset('shopper', closeSocial)
