import { computed } from 'nanostores'
import { hearLocation, type LocationMessage } from '../../realtime/channels.ts'
import { loadBusiness } from '../../stores/location/business.ts'
import { reloadCart } from '../../stores/cart/cart.ts'
import { forgetHeard, patchMenu, noteMenu, noteOpen, noteStock } from './live-location.ts'
import { $location } from '../../stores/location/location.ts'
import { $menu } from '../../stores/menu/menu.ts'

const $id = computed($location, ({ detail }) => detail?.id)

function take(id: string, message: LocationMessage | undefined): void {
  if (message?.type === 'open') noteOpen(id, message.isOpen)
  else if (message?.type === 'stock') noteStock(message)
  else {
    noteMenu()
    if (message) return
    // Messages may have been missed.
    void loadBusiness()
    void reloadCart()
  }
}

/**
 * Starts the reactions to the current store's live messages, which update its status, the menu and the cart. Returns an
 * unsubscribe function.
 */
export function startLocationReactions(): () => void {
  let endHearing: (() => void) | undefined
  const disposers = [
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
