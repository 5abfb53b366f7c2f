import { onReset, resettable } from '../../client/reset.ts'
import type { Session } from '../../contract/account/session.ts'

/** All dialogs, with their data (SPEC A3, Popup). */
export type Popup =
  /** Completes an account that was created in the store or at checkout (SPEC C6). */
  | { key: 'set-password'; data: { signup_token: string; source?: string } }
  /** Confirms an email address from its link (SPEC C6). */
  | { key: 'verify-email'; data: { token: string } }
  /** Asks for confirmation before a link signs someone in (SPEC C6). */
  | { key: 'continue-as'; data: { session: Session } }
  /** Shows that the purchase limit is exceeded, in grams of dried cannabis or equivalent (SPEC A3, cartFull). */
  | { key: 'cart-full'; data: { limit: number; exceedValue: number } }
  /** Asks what to do with the cart when switching stores; both stores are slugs (SPEC C9). */
  | { key: 'switch-store'; data: { from: string; to: string; cart: string } }
  /** Asks where to deliver. */
  | { key: 'deliver-to'; data: object }
  /** Asks for confirmation before cancelling an order. */
  | { key: 'cancel-order'; data: { order: string } }
  /** Asks for confirmation before deleting the account permanently. */
  | { key: 'delete-account'; data: object }

/** Returns true if a dialog was opened by a link. It is shown without waiting for the age gate or a screen. */
export const isOfLink = ({ key }: Popup): boolean =>
  key === 'set-password' || key === 'verify-email' || key === 'continue-as'

/** The open dialog. */
export const $popup = resettable<Popup | undefined>('visitor', undefined)

let waiting: Popup[] = []

/** Opens a dialog, or queues it while another is open. New content of the same dialog replaces the old. */
export function openPopup(popup: Popup): void {
  const open = $popup.get()
  if (open && open.key !== popup.key) waiting.push(popup)
  else $popup.set(popup)
}

/** Closes the dialog and opens the next one in the queue. */
export function closePopup(): void {
  $popup.set(waiting.shift())
}

onReset('visitor', () => (waiting = []))
