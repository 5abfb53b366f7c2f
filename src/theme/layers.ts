/** The z-indexes inside the storefront. */
export const layers = {
  /** Badges on a picture. */
  mark: 1,
  /** Sticky bars. */
  bar: 2,
  /** Short notices at the bottom. */
  toast: 3,
  /** The on-screen keyboard, where browsers have no popovers; elsewhere it is in the top layer. */
  keyboard: 4,
  /** Dialogs and sheets, where browsers have no modal ones; elsewhere they are in the top layer. */
  dialog: 5
} as const
