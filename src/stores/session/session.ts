import { resettable } from '../../client/reset.ts'
import { computed } from 'nanostores'
import type { Session, UserDetails, UserLoyaltyDetails } from '../../contract/account/session.ts'

/** The identity of this visit: the platform id, and the signed-in user if any (SPEC A3, Session/auth). */
export interface Auth {
  platformId: string
  loggedIn: boolean
  token: string | undefined
  userDetails: UserDetails | undefined
  userLoyaltyDetails: UserLoyaltyDetails | undefined
}

const nobody = { loggedIn: false, token: undefined, userDetails: undefined, userLoyaltyDetails: undefined }

/** The session of this visit. */
export const $session = resettable<Auth>('all', { platformId: '', ...nobody })

/** True if a user is signed in. */
export const $loggedIn = computed($session, ({ loggedIn }) => loggedIn)

/** The reason the last session ended: a sign-out, its expiry, or a sign-out in another tab. */
export type SessionEnd = 'signed-out' | 'expired' | 'elsewhere'

/** The signed-in user's realtime channel (SPEC C14), once known. */
export const $channel = resettable<string | undefined>('all', undefined)

/** The token of the last session started by signing in on this page. Cleared by the reaction that handles it. */
export const $signedIn = resettable<string | undefined>('all', undefined)

/** The token of a link that was followed to this page, for the reaction that asks whether to use it. */
export const $linkToken = resettable<string | undefined>('all', undefined)

/** Set to a new object whenever a session ends, for reactions. */
export const $sessionEnd = resettable<{ how: SessionEnd } | undefined>('all', undefined)

/** The path for signing in again after the session expired, which returns to the current page. */
export const $signInAgain = resettable<string | undefined>('all', undefined)

/** Updates parts of the session. */
export function setSession(parts: Partial<Auth>): void {
  $session.set({ ...$session.get(), ...parts })
}

/** Starts a session. */
export function beginSession({ token, userDetails, userLoyaltyDetails, channel }: Session): void {
  setSession({ loggedIn: true, token, userDetails, userLoyaltyDetails })
  $signInAgain.set(undefined)
  $channel.set(channel)
}

/** Ends the session. Reactions listen to `$sessionEnd`. */
export function endSession(how: SessionEnd): void {
  const wasSignedIn = $session.get().loggedIn
  setSession(nobody)
  $channel.set(undefined)
  if (wasSignedIn) $sessionEnd.set({ how })
}
