/** The class of the storefront's container in the shadow root; container queries refer to it. */
export const rootClass = 'sf-root'
