declare const STOREFRONT_PARTS: Readonly<Record<string, readonly string[]>>

/**
 * All files of each part and of its messages that the app doesn't import, without folder and ending: `cart`, `cart.fr-CA`. In a
 * file of its own, because only downloads ahead of need ask for it.
 */
export const partFiles = STOREFRONT_PARTS
