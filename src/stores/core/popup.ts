import { atom } from 'nanostores'
import type { Session } from '../../contract/account/session.ts'

/** Every dialog there is, with what it needs to know (SPEC A3, Popup). */
export type Popup =
  /** Finishes an account that was begun in the shop or at checkout (SPEC C6). */
  | { key: 'set-password'; data: { signup_token: string; source?: string } }
  /** Confirms an e-mail address by its link (SPEC C6). */
  | { key: 'verify-email'; data: { token: string } }
  /** Asks before anybody is signed in by a link (SPEC C6). */
  | { key: 'continue-as'; data: { session: Session } }
  /** Says that an order may not hold so much, in grams of dried cannabis or its equal (SPEC A3, cartFull). */
  | { key: 'cart-full'; data: { limit: number; exceedValue: number } }
  /** Asks what becomes of a cart when the shopper changes the store, both by slug (SPEC C9). */
  | { key: 'switch-store'; data: { from: string; to: string; cart: string } }
  /** Asks before an order is cancelled. */
  | { key: 'cancel-order'; data: { order: string } }
  /** Asks before an account is deleted for good. */
  | { key: 'delete-account'; data: object }

/** Whether a dialog is what a link was followed for: it waits for no age gate, and for no screen. */
export const isOfLink = ({ key }: Popup): boolean =>
  key === 'set-password' || key === 'verify-email' || key === 'continue-as'

/** The dialog on show. */
export const $popup = atom<Popup | undefined>(undefined)

let waiting: Popup[] = []

/** Shows a dialog; while another is on show it waits for its turn. */
export function openPopup(popup: Popup): void {
  if ($popup.get()) waiting.push(popup)
  else $popup.set(popup)
}

/** Closes the dialog on show; the next one follows. */
export function closePopup(): void {
  $popup.set(waiting.shift())
}

/** Closes all dialogs. */
export function closePopups(): void {
  waiting = []
  $popup.set(undefined)
}
