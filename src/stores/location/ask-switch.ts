import { $lastSlug, recallCarts } from './location.ts'
import { $popup, closePopup, openPopup } from '../core/popup.ts'

/**
 * Opens the switch-store dialog if the current store has a cart (SPEC C9). Returns false if there is nothing to ask. A
 * second request while the dialog is open switches without asking; the cart stays at its store.
 */
export function askSwitch(to: string): boolean {
  if ($popup.get()?.key === 'switch-store') {
    closePopup()
    return false
  }
  const from = $lastSlug.get()
  const cart = from === undefined || from === to ? undefined : recallCarts()[from]
  if (from === undefined || cart === undefined) return false
  openPopup({ key: 'switch-store', data: { from, to, cart } })
  return true
}
