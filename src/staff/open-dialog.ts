import { resettable } from '../client/reset.ts'
import type { StaffKiosk } from '../contract/kiosk/kiosk.ts'
import type { FeedKey } from '../contract/feed/feed-keys.ts'
import type { Listing, StaffOrder } from '../contract/staff/staff-board.ts'
import type { StaffLot } from '../contract/staff/staff-lots.ts'

/** The sections of the board. */
export const tabs = ['orders', 'stock', 'products', 'promotions', 'store', 'hours', 'kiosks'] as const

/** A section of the board. */
export type Tab = (typeof tabs)[number]

/** The section that is shown. */
export const $tab = resettable<Tab>('person', 'orders')

/** The settings that the section of stores is opened for: those of all stores, or of the selected one. */
export const $wantedSettings = resettable<'business' | 'store' | undefined>('person', undefined)

/** A dialog of the drafts. */
export type DraftView = 'preview' | 'review' | 'publish' | 'discard' | 'history'

/** The dialog that is open. */
export type OpenDialog =
  | { kind: 'find'; typed?: string }
  | {
      kind:
        | 'menu'
        | 'team'
        | 'activity'
        | 'systems'
        | 'imports'
        | 'figures'
        | 'pause'
        | 'busy'
        | 'launch'
        | 'copies'
        | 'contacts'
    }
  | { kind: 'cancel' | 'hand-over' | 'missing' | 'refund'; order: StaffOrder }
  | { kind: 'kiosk' | 'kiosk-removal'; kiosk: StaffKiosk }
  | { kind: 'key-removal'; key: FeedKey }
  | { kind: 'draft'; view: DraftView }
  | { kind: 'lots'; listing: Listing }
  | { kind: 'lot'; listing: Listing; lot?: StaffLot; free: number }

/** The open dialog; undefined if there is none. */
export const $dialog = resettable<OpenDialog | undefined>('person', undefined)

/** Says whether there is typed text that a sign-out would lose; set by the part that has such forms. */
export const $hasUnsaved = resettable<(() => boolean) | undefined>('person', undefined)

/** Closes the open dialog. */
export const closeDialog = (): void => $dialog.set(undefined)

/** Opens a dialog immediately, and locks nothing: the board never scrolls as a whole. */
export function noLock(open: () => void): () => void {
  open()
  return () => {}
}
