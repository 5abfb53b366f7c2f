import { clearAnnouncement } from '../stores/cart/announcer.ts'
import { $business } from '../stores/location/business.ts'
import { closeLines } from '../stores/cart/lines/cart-lines.ts'
import { closeCart } from '../stores/cart/cart.ts'
import { reset } from '../stores/core/reset.ts'
import { resetKiosk } from '../stores/kiosk/kiosk.ts'
import { resetLocation } from '../stores/location/location.ts'
import { closeMenu } from '../stores/menu/menu.ts'
import { $placedOrder } from '../stores/order/placed-order.ts'
import { closePopups } from '../stores/core/popup.ts'
import { resetSession } from '../stores/session/session.ts'
import { forgetPendingSession } from '../stores/session/sign-in/sign-in.ts'
import { resetSocial } from '../stores/session/social.ts'
import { clearToasts } from '../stores/core/toasts.ts'
import { resetVisitorAge } from '../stores/session/visitor-age.ts'

/** Forgets what all stores hold, not what is kept of it, when the storefront is taken off the page. */
export function resetStores(): void {
  reset('all')
  $placedOrder.set(undefined)
  closePopups()
  forgetPendingSession()
  closeMenu()
  closeCart()
  clearAnnouncement()
  closeLines()
  clearToasts()
  resetSocial()
  resetKiosk()
  resetSession()
  resetVisitorAge()
  resetLocation()
  $business.set({ state: 'idle' })
}
