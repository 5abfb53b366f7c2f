import { resettable } from '../../client/reset.ts'
import type { SocialAction, SocialProvider } from '../../contract/account/social-kinds.ts'
import { maybe, oneOf, parts, text } from '../../contract/first/readers.ts'
import { socialActions } from '../../contract/first/words.ts'
import { sliceOf } from '../core/persistence.ts'

/**
 * One provider's pending sign-in: its code, action and origin (SPEC A3), the expected `state` and `nonce`, and the PKCE
 * `verifier`.
 */
interface Pending {
  code?: string | undefined
  actionType?: SocialAction | undefined
  actionFrom?: string | undefined
  state?: string | undefined
  nonce?: string | undefined
  verifier?: string | undefined
}

type Social = Record<SocialProvider, Pending>

const readPending = parts<Pending>({
  code: maybe(text),
  actionType: maybe(oneOf(socialActions)),
  actionFrom: maybe(text),
  state: maybe(text),
  nonce: maybe(text),
  verifier: maybe(text)
})
const readSocial = parts<Social>({ facebook: readPending, google: readPending })

const nothing: Social = { facebook: {}, google: {} }

const names = ['google', 'facebook'] as const

/** The social slice (SPEC A3). */
export const $social = resettable<Social>('person', nothing)

/** Saves the pending sign-in of a provider. */
export function setSocial(name: SocialProvider, parts: Social[SocialProvider]): void {
  $social.set({ ...$social.get(), [name]: parts })
}

/** The reason there is no code: the user cancelled, or the state doesn't match. */
export const $socialFailure = resettable<'denied' | 'state' | undefined>('shopper', undefined)

/**
 * Handles a provider's response. A response with an unknown state is rejected (SPEC C7). Returns the query of the page
 * that the sign-in was started on, with its flags (SPEC C22); '' if unknown.
 */
export function takeSocialAnswer({ code, state }: { code?: string; state: string }): string {
  const name = names.find(candidate => $social.get()[candidate].state === state)
  $socialFailure.set(name ? (code ? undefined : 'denied') : 'state')
  if (!name) return ''
  const pending = $social.get()[name]
  if (code) setSocial(name, { ...pending, code })
  return pending.actionFrom?.split('?')[1] ?? ''
}

/** Clears the codes, which are needed on the return page only (SPEC A2). */
export function clearSocialCodes(): void {
  for (const name of names) {
    const pending = $social.get()[name]
    if (pending.code) setSocial(name, { ...pending, code: undefined })
  }
}

/** The persisted part of the social sign-in (SPEC A4). */
export const socialSlice = sliceOf('social', readSocial, $social, nothing)
