import type { UserDetails } from '../../contract/account/session.ts'
import { flag, parts, textLike } from '../../contract/first/readers.ts'
import { userReader } from '../../contract/first/session-reader.ts'
import { count } from '../../contract/first/simple-readers.ts'
import { platform } from '../../platform/platform.ts'
import type { Slice } from '../core/persistence.ts'
import { $channel, $session, endSession, setSession } from './session.ts'

const readPlatformId = textLike(/^[\w-]{8,64}$/)
/** Only characters that can be sent in a header. */
const token = textLike(/^[!-~]+$/)

/** The platform id, created on the first visit (SPEC A4); cookie `storefront.platform`. */
export const platformSlice: Slice<string> = {
  name: 'platform',
  read: readPlatformId,
  take: id => setSession({ platformId: id ?? ($session.get().platformId || platform().randomId()) }),
  give: () => $session.get().platformId,
  stores: [$session]
}

const readAuth = parts({ loggedIn: flag, token, userLoyaltyDetails: parts({ points: count }) })

/** The auth slice; its loyalty details are stored without badges and tiers (SPEC A3). */
export const sessionSlice: Slice<ReturnType<typeof readAuth>> = {
  name: 'session',
  read: readAuth,
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
  read: userReader,
  take: user => (user ? setSession({ userDetails: user }) : endSession('elsewhere')),
  give: () => $session.get().userDetails,
  stores: [$session]
}
