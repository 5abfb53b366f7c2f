import { resettable } from './reset.ts'

/**
 * Changes when everything has to be drawn anew, although it looks the same: what is drawn holds on to what was drawn before
 * it, and so to what a shopper at a kiosk has typed.
 */
export const $redraws = resettable('all', 0)
