/** What marks a message as a provider's answer. */
export const PROVIDER_MARK = 'storefront:social'

/** The name of a provider's window, which it keeps on its way. */
export const PROVIDER_WINDOW = 'storefront-sign-in'
