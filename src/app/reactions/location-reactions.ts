import { computed } from 'nanostores'
import { hearLocation, type LocationMessage } from '../../client/live/channels.ts'
import { isLive } from '../../client/live/transport.ts'
import { loadBusiness } from '../../stores/location/business.ts'
import { reloadCart } from '../../stores/cart/cart.ts'
import { forgetHeard, patchMenu, noteMenu, noteOpen, noteStock } from './live-location.ts'
import { platform } from '../../platform/platform.ts'
import { $location } from '../../stores/location/location.ts'
import { $menu } from '../../stores/menu/menu.ts'

const $id = computed($location, ({ detail }) => detail?.id)

function take(id: string, message: LocationMessage | undefined): void {
  if (message?.type === 'open') noteOpen(id, message)
  else if (message?.type === 'stock') noteStock(message)
  else {
    noteMenu()
    // The business says whether a store has banners.
    if (message?.banners) void loadBusiness(true)
    if (message) return
    // Messages may have been missed, or settings of the store changed.
    void loadBusiness(true)
    void reloadCart()
  }
}

/** The interval of reading the store and its menu where live messages can't be had, in milliseconds. */
const POLL_EVERY = 60_000

/** Reads the store's state and its menu again and again while the page is seen and no live messages can arrive. */
function startPolling(): () => void {
  const { clock, onLeave, onReturn } = platform()
  let cancel = () => {}
  const again = () => {
    cancel()
    cancel = clock.after(POLL_EVERY, () => {
      again()
      if (isLive()) return
      void loadBusiness()
      noteMenu()
    })
  }
  again()
  const disposers = [onLeave(() => cancel()), onReturn(again)]
  return () => {
    cancel()
    for (const dispose of disposers) dispose()
  }
}

/**
 * Starts the reactions to the current store's live messages, which update its status, the menu and the cart. Returns an
 * unsubscribe function.
 */
export function startLocationReactions(): () => void {
  let endHearing: (() => void) | undefined
  const disposers = [
    startPolling(),
    $id.subscribe(id => {
      endHearing?.()
      forgetHeard()
      endHearing = id === undefined ? undefined : hearLocation(id, message => take(id, message))
    }),
    $menu.listen(patchMenu)
  ]
  return () => {
    for (const dispose of disposers) dispose()
    endHearing?.()
  }
}
