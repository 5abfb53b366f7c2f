/** The message type of a provider's response. */
export const PROVIDER_MARK = 'storefront:social'

/** The name of the provider's window, which survives its navigation. */
export const PROVIDER_WINDOW = 'storefront-sign-in'
