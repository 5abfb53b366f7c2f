/** The z-indexes inside the storefront; dialogs and sheets are above all of them, in the browser's top layer. */
export const layers = {
  /** Badges on a picture. */
  mark: 1,
  /** Sticky bars. */
  bar: 2,
  /** Short notices at the bottom. */
  toast: 3,
  /** The on-screen keyboard, where browsers have no popovers; elsewhere it is in the top layer. */
  keyboard: 4
} as const
