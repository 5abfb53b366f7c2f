import { resettable } from '../../client/reset.ts'

/** True if the delivery address is being edited rather than shown: the typed one is not yet, or no longer, the cart's. */
export const $writingAddress = resettable('shopper', false)
