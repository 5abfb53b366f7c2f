import { atom, computed } from 'nanostores'
import type { Session, UserDetails, UserLoyaltyDetails } from '../../contract/account/session.ts'

/** Who this visit is: the platform id, and the person when one is signed in (SPEC A3, Session/auth). */
export interface Auth {
  platformId: string
  loggedIn: boolean
  token: string | undefined
  userDetails: UserDetails | undefined
  userLoyaltyDetails: UserLoyaltyDetails | undefined
}

const nobody = { loggedIn: false, token: undefined, userDetails: undefined, userLoyaltyDetails: undefined }

/** The session of this visit. */
export const $session = atom<Auth>({ platformId: '', ...nobody })

/** Whether somebody is signed in. */
export const $loggedIn = computed($session, ({ loggedIn }) => loggedIn)

/** How the last session ended: by the person, by its expiry, or in another tab. */
export type SessionEnd = 'signed-out' | 'expired' | 'elsewhere'

/** The realtime channel of the person who is signed in (SPEC C14), once it is known. */
export const $channel = atom<string | undefined>(undefined)

/** The token of the session that was begun last on this page, by signing in; whoever has done what follows sets it back. */
export const $signedIn = atom<string | undefined>(undefined)

/** Set anew whenever a session ends, for what follows from it. */
export const $sessionEnd = atom<{ how: SessionEnd } | undefined>(undefined)

/** The path to sign in at again for who was cut off by the session's expiry, and to go on from where they were. */
export const $signInAgain = atom<string | undefined>(undefined)

/** Changes parts of the session. */
export function setSession(parts: Partial<Auth>): void {
  $session.set({ ...$session.get(), ...parts })
}

/** Somebody is signed in from now on. */
export function beginSession({ token, userDetails, userLoyaltyDetails, channel }: Session): void {
  setSession({ loggedIn: true, token, userDetails, userLoyaltyDetails })
  $signInAgain.set(undefined)
  $channel.set(channel)
}

/** Nobody is signed in from now on; what follows from it listens to `$sessionEnd`. */
export function endSession(how: SessionEnd): void {
  const wasSignedIn = $session.get().loggedIn
  setSession(nobody)
  $channel.set(undefined)
  if (wasSignedIn) $sessionEnd.set({ how })
}

/** Forgets session and platform id, not what is kept of them. */
export function resetSession(): void {
  $session.set({ platformId: '', ...nobody })
  $sessionEnd.set(undefined)
  $signInAgain.set(undefined)
  $signedIn.set(undefined)
  $channel.set(undefined)
}
