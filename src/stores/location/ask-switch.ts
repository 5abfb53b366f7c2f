import { $lastSlug, recallCarts } from './location.ts'
import { $popup, closePopup, openPopup } from '../core/popup.ts'

/**
 * Asks before a store is changed for another while a cart was begun at it (SPEC C9); false where there is nothing to ask.
 * Asked again before the question could be shown, the shopper just goes, and the cart stays where it is.
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
