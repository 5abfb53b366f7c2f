import { clearAnnouncement } from '../stores/announcer.ts'
import { $business } from '../stores/business.ts'
import { closeLines } from '../stores/cart-lines.ts'
import { closeCart } from '../stores/cart.ts'
import { forget } from '../stores/forget.ts'
import { resetKiosk } from '../stores/kiosk.ts'
import { resetLocation } from '../stores/location.ts'
import { closeMenu } from '../stores/menu.ts'
import { $placedOrder } from '../stores/placed-order.ts'
import { closePopups } from '../stores/popup.ts'
import { resetSession } from '../stores/session.ts'
import { forgetPendingSession } from '../stores/sign-in.ts'
import { resetSocial } from '../stores/social.ts'
import { clearToasts } from '../stores/toasts.ts'
import { resetVisitorAge } from '../stores/visitor-age.ts'

/** Forgets what all stores hold, not what is kept of it, when the storefront is taken off the page. */
export function resetStores(): void {
  forget('all')
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
