/** The tag name of the storefront's root, a plain element; no custom element is registered. */
export const rootName = 'storefront-root'
