import { resettable } from '../../client/reset.ts'

/**
 * Changes when everything has to be drawn anew, although it looks the same: rendered components hold on to earlier ones,
 * and so to a kiosk shopper's typed text.
 */
export const $redraws = resettable('all', 0)
