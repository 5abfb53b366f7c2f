/**
 * What several parts share: the reactions to what happens in them, the texts of their errors, and the pieces that more
 * than one of them draws with. These are named here so that they are in one file instead of in many small ones.
 */
import Check from 'lucide/dist/esm/icons/check.mjs'
import CircleUserRound from 'lucide/dist/esm/icons/circle-user-round.mjs'
import Heart from 'lucide/dist/esm/icons/heart.mjs'
import './menu-views.ts'
import '../../components/late-favourites.tsx'
import '../../lib/search/fold.ts'
import '../../screens/menu/card/card-stepper.tsx'
import '../../stores/account/loyalty.ts'
import '../../stores/favourites/favourites.ts'
import '../../stores/location/first-delivery.ts'
import '../../ui/form/check.tsx'
import '../../ui/form/field-select.tsx'
import '../../ui/overlay/lost-focus.ts'
export { ReorderRow } from '../../screens/menu/reorder-row.tsx'
export { ShellToasts } from '../shell-toasts.tsx'
export { mirrorEvents } from '../host-events/analytics.ts'
export { hostCart } from '../host-events/copies.ts'
export { startHostEvents } from '../host-events/host-events.ts'
export { sendPending } from '../../stores/cart/lines/cart-lines.ts'
export { takePendingSession } from '../../stores/session/sign-in/sign-in.ts'
export { startDeferredReactions } from '../reactions/deferred-reactions.ts'

/** Icons of several parts. */
export const icons = [Check, CircleUserRound, Heart]
