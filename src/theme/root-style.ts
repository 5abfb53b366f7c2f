/**
 * The style of the storefront's root. A host's rules for elements that are empty or not defined, which match it, don't hide
 * it, and vertical writing doesn't turn it. The reserved height is that of the option in px; without it, whatever follows
 * the shop is below the window from the beginning, so that nothing in view moves once the shop is there.
 */
export const rootStyle = (minHeight: number | undefined): string =>
  'display:block!important;visibility:inherit!important;opacity:1!important;writing-mode:horizontal-tb!important;' +
  `width:100%;min-height:${minHeight === undefined ? 'max(640px,100vh)' : `${minHeight}px`}`

/** The height reserved within a frame, which may be as tall as its page: `100vh` would then grow for ever. */
export const framedHeight = '640px'
