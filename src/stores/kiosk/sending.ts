import { resettable } from '../../client/reset.ts'

/** True while an order is being sent: the visit doesn't end then. */
export const $isSending = resettable('visitor', false)
