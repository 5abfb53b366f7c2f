/** What lies over what inside the storefront; dialogs and sheets are above all of it, in the browser's top layer. */
export const layers = {
  /** Marks on a picture. */
  mark: 1,
  /** Bars that stay while the page scrolls. */
  bar: 2,
  /** Short notices at the bottom. */
  toast: 3
} as const
