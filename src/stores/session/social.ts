import { atom } from 'nanostores'
import { type InferOutput, object, optional, string } from 'valibot'
import { socialAction, type SocialProvider } from '../../contract/account/social-kinds.ts'
import { sliceOf } from '../core/persistence.ts'

/**
 * One provider's sign-in on its way: its code, what it is for, and where it began (SPEC A3); what the answer must bear
 * (`state`, and `nonce` within it), and what proves that it is answered to us (`verifier`).
 */
const provider = object({
  code: optional(string()),
  actionType: optional(socialAction),
  actionFrom: optional(string()),
  state: optional(string()),
  nonce: optional(string()),
  verifier: optional(string())
})
const social = object({ facebook: provider, google: provider })

type Social = InferOutput<typeof social>

const nothing: Social = { facebook: {}, google: {} }

/** The social slice (SPEC A3). */
export const $social = atom<Social>(nothing)

/** What the providers are called, in every language. */
export const providerNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }

/** Begins every state of ours, so that an answer to another sign-in of the host's is left alone. */
const MARK = 'storefront-'

/** A state of ours. */
export const newState = (id: string): string => MARK + id

/** Whether an OAuth state is one that this storefront gave out. */
export const isOurState = (state: string): boolean => state.startsWith(MARK)

/** Keeps something of a provider's sign-in. */
export function setSocial(name: SocialProvider, parts: Social[SocialProvider]): void {
  $social.set({ ...$social.get(), [name]: parts })
}

/** Why there is no code: the person went back, or the answer is not the one that was asked for. */
export const $socialFailure = atom<'denied' | 'state' | undefined>(undefined)

/** Takes the answer that came back from a provider; what is not the answer to what was asked is not looked at (SPEC C7). */
export function takeSocialAnswer({ code, state }: { code?: string; state: string }): void {
  const name = (['google', 'facebook'] as const).find(one => $social.get()[one].state === state)
  $socialFailure.set(name ? (code ? undefined : 'denied') : 'state')
  if (name && code) setSocial(name, { ...$social.get()[name], code })
}

/** Forgets the codes, which are of use on the return page alone (SPEC A2). */
export function clearSocialCodes(): void {
  const { facebook, google } = $social.get()
  if (facebook.code === undefined && google.code === undefined) return
  const { code: _facebook, ...restOfFacebook } = facebook
  const { code: _google, ...restOfGoogle } = google
  $social.set({ facebook: restOfFacebook, google: restOfGoogle })
}

/** Forgets all of it. */
export function resetSocial(): void {
  $social.set(nothing)
}

/** What is kept of it between visits (SPEC A4). */
export const socialSlice = sliceOf('social', social, $social, nothing)
