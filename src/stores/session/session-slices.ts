import { boolean, type InferOutput, object, pipe, regex, string } from 'valibot'
import { type UserDetails, userDetails, userLoyaltyDetails } from '../../contract/account/session.ts'
import { platform } from '../../platform/platform.ts'
import type { Slice } from '../core/persistence.ts'
import { $channel, $session, endSession, setSession } from './session.ts'

const platformId = pipe(string(), regex(/^[\w-]{8,64}$/))
/** Only characters that can be sent in a header. */
const token = pipe(string(), regex(/^[!-~]+$/))

/** The platform id, created on the first visit (SPEC A4); cookie `storefront.platform`. */
export const platformSlice: Slice<string> = {
  name: 'platform',
  schema: platformId,
  take: id => setSession({ platformId: id ?? ($session.get().platformId || platform().randomId()) }),
  give: () => $session.get().platformId,
  stores: [$session]
}

const auth = object({
  loggedIn: boolean(),
  token,
  userLoyaltyDetails: object({ points: userLoyaltyDetails.entries.points })
})

/** The auth slice; its loyalty details are stored without badges and tiers (SPEC A3). */
export const sessionSlice: Slice<InferOutput<typeof auth>> = {
  name: 'session',
  schema: auth,
  take(session) {
    const { token, userDetails, userLoyaltyDetails: { badges = [], tiers = [] } = {} } = $session.get()
    // The user was restored before: without their token no one can be signed in (SPEC A1).
    if (!session?.loggedIn || !userDetails?.token) return endSession('elsewhere')
    // Another tab signed in someone else, who must not receive the previous user's messages.
    if (session.token !== token) $channel.set(undefined)
    setSession({ ...session, userLoyaltyDetails: { ...session.userLoyaltyDetails, badges, tiers } })
  },
  give() {
    const { loggedIn, token, userLoyaltyDetails: loyalty } = $session.get()
    return loggedIn && token ? { loggedIn, token, userLoyaltyDetails: { points: loyalty?.points ?? 0 } } : undefined
  },
  stores: [$session]
}

/** The signed-in user; cookie `storefront.user` (SPEC A7). */
export const userSlice: Slice<UserDetails> = {
  name: 'user',
  schema: userDetails,
  take: user => (user ? setSession({ userDetails: user }) : endSession('elsewhere')),
  give: () => $session.get().userDetails,
  stores: [$session]
}
